// Where in the house one is: the path, and ways to go elsewhere without loading the page again.

class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Links to our own pages are followed here; everything else is the browser's. */
  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
