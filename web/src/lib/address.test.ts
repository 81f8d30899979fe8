import { expect, test } from "vitest";
import { isLoopback } from "./address.ts";

test("a name that only this machine knows is no address for friends", () => {
  for (const host of ["localhost", "table.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLoopback(host), host).toBe(true);
  for (const host of ["192.168.1.20", "10.127.0.1", "127.example.org", "localhost.example.org", "[fe80::1]", "doubloon.example"]) {
    expect(isLoopback(host), host).toBe(false);
  }
});
