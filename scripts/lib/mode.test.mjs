import { expect, test } from "vitest";
import { modeOf } from "./mode.mjs";

const MAIL = { MAIL_API_URL: "https://mail.example/send", MAIL_API_KEY: "k", MAIL_FROM: "a@example.com" };

test.each([
  { host: "127.0.0.1", variables: {}, environment: "local" },
  { host: "localhost", variables: {}, environment: "local" },
  { host: "::1", variables: {}, environment: "local" },
  { host: "127.0.0.1", variables: { APP_ORIGIN: "" }, environment: "local" },
  { host: "127.0.0.1", variables: { APP_ORIGIN: "http://localhost:8787" }, environment: "local" },
  { host: "127.0.0.1", variables: MAIL, environment: "local" },
  { host: "0.0.0.0", variables: {}, environment: "production" },
  { host: "::", variables: {}, environment: "production" },
  { host: "192.168.1.5", variables: {}, environment: "production" },
  { host: "builder.example", variables: {}, environment: "production" },
  { host: "0.0.0.0", variables: { APP_ORIGIN: "http://localhost:8787" }, environment: "production" },
  { host: "127.0.0.1", variables: { APP_ORIGIN: "https://groundwork.example" }, environment: "production" },
  { host: "127.0.0.1", variables: { APP_ORIGIN: "nonsense" }, environment: "production" },
])("on $host with $variables it runs as $environment", async ({ host, variables, environment }) => {
  expect((await modeOf(host, variables)).environment).toBe(environment);
});

test("what it says names the mode, where mail goes and what that means", async () => {
  const said = async (/** @type {string} */ host, /** @type {Record<string, string>} */ variables) =>
    (await modeOf(host, variables)).said;
  expect(await said("127.0.0.1", {})).toMatch(/^Local mode: .*\/dev\/outbox/);
  expect(await said("127.0.0.1", MAIL)).toMatch(
    /^Local mode: mail goes to https:\/\/mail\.example.* no local tools/,
  );
  expect(await said("127.0.0.1", MAIL)).not.toContain("MAIL_API_KEY");
  const open = await said("0.0.0.0", {});
  expect(open).toMatch(/^Production mode, because HOST is 0\.0\.0\.0/);
  expect(open).toContain("no local tools");
  expect(open).toContain("MAIL_API_URL");
  expect(open).toContain("APP_ORIGIN");
  const behind = await said("127.0.0.1", { ...MAIL, APP_ORIGIN: "https://groundwork.example" });
  expect(behind).toMatch(/^Production mode, because APP_ORIGIN is https:\/\/groundwork\.example/);
  expect(behind).not.toContain("MAIL_API_URL");
});
