// What an address says about who can come there.

/** Whether a host is this machine itself, which nobody else can reach by that name. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
