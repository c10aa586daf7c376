import { afterEach, expect, test, vi } from "vitest";
import { vibrate } from "./vibration.ts";

interface Device {
  supported?: boolean;
  setting?: string;
  touched?: boolean;
}

/** A browser of which only this much is known; answers what was asked of its motor. */
function device({ supported = true, setting, touched = true }: Device = {}) {
  const motor = vi.fn(() => true);
  vi.stubGlobal("navigator", {
    ...(supported && { vibrate: motor }),
    userActivation: { hasBeenActive: touched },
  });
  vi.stubGlobal("document", { documentElement: { dataset: setting ? { vibration: setting } : {} } });
  return motor;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  { pattern: "default", milliseconds: [50] },
  { pattern: "light", milliseconds: [25] },
  { pattern: "success", milliseconds: [100, 50, 100] },
  { pattern: "error", milliseconds: [200, 100, 200, 100, 200] },
] as const)("the pattern $pattern is $milliseconds ms", ({ pattern, milliseconds }) => {
  const motor = device();
  expect(vibrate(pattern)).toBe(true);
  expect(motor).toHaveBeenCalledExactlyOnceWith(milliseconds);
});

test("without a name it is the default", () => {
  const motor = device();
  vibrate();
  expect(motor).toHaveBeenCalledExactlyOnceWith([50]);
});

test("a device without a motor is not asked", () => {
  device({ supported: false });
  expect(vibrate()).toBe(false);
});

test("who switched it off feels nothing", () => {
  const motor = device({ setting: "off" });
  expect(vibrate("error")).toBe(false);
  expect(motor).not.toHaveBeenCalled();
});

test("nothing is tried before the first press", () => {
  const motor = device({ touched: false });
  expect(vibrate()).toBe(false);
  expect(motor).not.toHaveBeenCalled();
});
