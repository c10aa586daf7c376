import * as v from "valibot";
import { expect, test } from "vitest";
import {
  EnvironmentError,
  environmentName,
  environmentReader,
  mayCarryKeys,
  optionalBaseUrl,
  optionalText,
  sessionSecret,
} from "./environment.ts";

test("a blank variable counts as not set", () => {
  expect(v.parse(optionalText, "  ")).toBeUndefined();
  expect(v.parse(optionalText, undefined)).toBeUndefined();
  expect(v.parse(optionalText, " value ")).toBe("value");
});

test("a deployment that does not say what it is is production", () => {
  expect(v.parse(environmentName, undefined)).toBe("production");
  expect(v.parse(environmentName, "development")).toBe("development");
});

test("a base address loses its trailing slashes and must be http or https", () => {
  expect(v.parse(optionalBaseUrl, "https://api.example/v1//")).toBe("https://api.example/v1");
  expect(v.parse(optionalBaseUrl, "")).toBeUndefined();
  for (const wrong of ["api.example", "ftp://api.example", "javascript:alert(1)"]) {
    expect(v.is(optionalBaseUrl, wrong)).toBe(false);
  }
});

test.each([
  ["https://api.example", "production", true],
  ["http://api.example", "production", false],
  ["http://api.example", "development", true],
  ["http://127.0.0.1:9000", "production", true],
  ["http://localhost:9000", "production", true],
  ["http://[::1]:9000", "production", true],
  ["http://127.0.0.1.example", "production", false],
])("keys to %s in %s: %s", (url, environment, allowed) => {
  expect(mayCarryKeys(url, environment)).toBe(allowed);
});

test("the session secret has no default and a least length", () => {
  const read = environmentReader(v.object({ SESSION_SECRET: sessionSecret }));
  expect(() => read({})).toThrow("SESSION_SECRET is required");
  expect(() => read({ SESSION_SECRET: "" })).toThrow("SESSION_SECRET is required");
  expect(() => read({ SESSION_SECRET: "short" })).toThrow("SESSION_SECRET must have at least 32 characters");
  expect(read({ SESSION_SECRET: "x".repeat(32) })).toEqual({ SESSION_SECRET: "x".repeat(32) });
});

test("an error names the variable and never its value", () => {
  const read = environmentReader(v.object({ SESSION_SECRET: sessionSecret, BASE_URL: optionalBaseUrl }));
  const error = thrownBy(() => read({ SESSION_SECRET: "x".repeat(40), BASE_URL: "hunter2" }));
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(error).toMatchObject({ variable: "BASE_URL", message: "BASE_URL must be an http or https address" });
});

test("one bindings object is parsed once, another one anew", () => {
  let parsed = 0;
  const counted = v.pipe(
    optionalText,
    v.check(() => {
      parsed += 1;
      return true;
    }),
  );
  const read = environmentReader(v.object({ NAME: counted }));
  const bindings = { NAME: "first" };
  expect(read(bindings)).toBe(read(bindings));
  expect(parsed).toBe(1);
  expect(read({ NAME: "second" })).toEqual({ NAME: "second" });
});

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
