import { expect, test } from "vitest";
import { networkOf } from "./rate-limit.server.ts";

test.each(["203.0.113.7", "0.0.0.0", "127.0.0.1", ""])("the IPv4 address %j stands for itself", (address) => {
  expect(networkOf(address)).toBe(address);
});

test("every address of a customer's /64 counts as one", () => {
  const network = networkOf("2001:db8:1:2:3:4:5:6");
  expect(networkOf("2001:db8:1:2::")).toBe(network);
  expect(networkOf("2001:db8:1:2::1")).toBe(network);
  expect(networkOf("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(network);
});

test("two customers never count as one", () => {
  const networks = [
    "2001:db8:1:2::1",
    "2001:db8:1:3::1",
    "2001:db8::1",
    "2001:db8:0:1::1",
    "2001::db8:0:0:1",
    "::1",
    "1::",
    "fe80::1",
  ].map(networkOf);
  expect(new Set(networks).size).toBe(networks.length);
});

test("however an IPv6 address is written, it is the same network", () => {
  const network = networkOf("2001:db8:0:a::1");
  expect(networkOf("2001:db8:0:a:0:0:0:1")).toBe(network);
  expect(networkOf("2001:0DB8:0000:000A:0000:0000:0000:0001")).toBe(network);
});

test("an IPv4 address in IPv6 clothes counts as the IPv4 address that it is", () => {
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::FFFF:203.0.113.8")).toBe("203.0.113.8");
});

test("an address that is none is counted and stops nothing", () => {
  for (const address of ["1:2:3:4:5:6:7:8:9::", "::1::2::3", ":", ":::", "x:y", "a".repeat(10_000)]) {
    expect(networkOf(address)).not.toBe("");
  }
});
