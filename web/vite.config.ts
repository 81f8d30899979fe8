import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packed } from "./tools/packed.ts";

// `DOUBLOON_SERVER` is where `npm run dev` finds a running table server.
const server = process.env.DOUBLOON_SERVER ?? "http://127.0.0.1:8412";
const folder = "../src/doubloon/web";

export default defineConfig({
  plugins: [svelte(), packed(folder)],
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
