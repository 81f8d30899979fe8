// A part of the build: every text of it is packed as well, so that the server only has to send it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(css|html|js|json|svg|txt)$/;

export function packed(folder: string): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.test(name)) continue;
        const text = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(join(folder, name + ".br"), brotliCompressSync(text, { params }));
        writeFileSync(join(folder, name + ".gz"), gzipSync(text, { level: 9 }));
      }
    },
  };
}
