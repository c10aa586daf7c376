import { expect, test } from "vitest";
import { isSealed, openSealed, sealText } from "./sealed-text.ts";

const SEAL = { secret: "a secret of thirty-two characters and more", purpose: "test", about: "user-1" };

test("a sealed text opens for whom it was sealed, and shows nothing of itself", async () => {
  const sealed = await sealText(SEAL, "JBSWY3DPEHPK3PXP · שלום");
  expect(sealed).toMatch(/^v1\.[A-Za-z0-9+/]+=*$/);
  expect(sealed).not.toContain("JBSWY3DP");
  expect([isSealed(sealed), isSealed("JBSWY3DPEHPK3PXP")]).toEqual([true, false]);
  expect(await openSealed(SEAL, sealed)).toBe("JBSWY3DPEHPK3PXP · שלום");
});

test("the same text sealed twice is not the same", async () => {
  expect(await sealText(SEAL, "one")).not.toBe(await sealText(SEAL, "one"));
});

test.each([{ secret: "another secret of thirty-two characters" }, { purpose: "other" }, { about: "user-2" }])(
  "it does not open with %j",
  async (other) => {
    expect(await openSealed({ ...SEAL, ...other }, await sealText(SEAL, "one"))).toBeUndefined();
  },
);

test("what was changed, cut or never sealed does not open", async () => {
  const sealed = await sealText(SEAL, "one");
  const changed = sealed.slice(0, 20) + (sealed[20] === "A" ? "B" : "A") + sealed.slice(21);
  for (const text of [changed, sealed.slice(0, 10), "v1.", "v1.%%%", "JBSWY3DPEHPK3PXP", ""])
    expect([text, await openSealed(SEAL, text)]).toEqual([text, undefined]);
});
