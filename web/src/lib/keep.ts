// What this browser remembers between visits. A browser that remembers nothing still plays.

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem("doubloon." + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem("doubloon." + name, JSON.stringify(value));
  } catch {
    // Private windows may forbid it; the visit goes on without.
  }
}
