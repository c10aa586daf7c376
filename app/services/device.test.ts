import { expect, test } from "vitest";
import { countryOf, deviceName, networkPrefix } from "./device.ts";
import { networkOf } from "./rate-limit.server.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome · Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge · Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari · iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    "Chrome · Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
])("a device is called by its browser and its system: %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test("a browser that says nothing of itself has no name", () => {
  expect([deviceName(null), deviceName(""), deviceName("curl/8.0")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("of an address only the network is kept", () => {
  expect(networkPrefix(networkOf("203.0.113.77"))).toBe("203.0.113.0/24");
  expect(networkPrefix(networkOf("2001:db8:12:34::9"))).toBe("2001:db8:12::/48");
  expect(networkPrefix(networkOf("::ffff:203.0.113.77"))).toBe("203.0.113.0/24");
});

test.each([
  ["IL", "IL"],
  // The platform's word for a country that it does not know, and for Tor.
  ["XX", undefined],
  ["T1", undefined],
  ["Israel", undefined],
  ["il", undefined],
  [7, undefined],
  [undefined, undefined],
])("the country is what the platform says, if it names one: %s", (country, known) => {
  expect(countryOf(Object.assign(new Request("https://groundwork.example/"), { cf: { country } }))).toBe(
    known,
  );
});

test("a runtime that derives nothing from the address knows no country, whatever a header says", () => {
  const headers = { "cf-ipcountry": "IL" };
  expect(countryOf(new Request("https://groundwork.example/", { headers }))).toBeUndefined();
});
