import { expect, test } from "vitest";
import { TABS, tabOf } from "./hub.logic.ts";
import { statusesOf } from "./statuses.logic.ts";

const tab = (search: string) => tabOf(new URLSearchParams(search));

test("every room has a tab of its own name", () => {
  for (const name of TABS) expect(tab(`tab=${name}`)).toBe(name);
});

test.each(["", "tab=", "tab=VOICE", "tab=constructor", "tab=chat%00", "tab=shop&tab=voice"])(
  "an address that names no tab shows the conversation: %j",
  (search) => expect(tab(search)).toBe("chat"),
);

test("a service that asks a provider is premium, one that works by itself is active", () => {
  const everywhere = () => true;
  expect(statusesOf({ search: true, voice: false }, everywhere)).toEqual({
    voice: "active",
    vision: "active",
    search: "premium",
    chat: "active",
  });
});

test("a service whose screen does not stand is only available, whatever provider there is", () => {
  const nowhere = () => false;
  expect(new Set(Object.values(statusesOf({ voice: true, search: true, chat: true }, nowhere)))).toEqual(
    new Set(["available"]),
  );
});
