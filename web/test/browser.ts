// The little of a browser that modules look for when they are loaded.
const kept = new Map<string, string>();

for (const [name, value] of Object.entries({
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  navigator: globalThis.navigator ?? { language: "en", languages: ["en"] },
  location: new URL("http://table.test/t/1"),
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
