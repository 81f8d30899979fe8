// Writes src/lib/protocol.ts from the schema that the server's structs give.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync("../docs/protocol.schema.json", "utf8"));
const made = await compile(schema, "Protocol", {
  bannerComment: "// Made from docs/protocol.schema.json by tools/types.mjs.",
  additionalProperties: false,
  unreachableDefinitions: true,
});
writeFileSync("src/lib/protocol.ts", made);
