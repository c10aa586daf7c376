import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { MISSION_LIMITS } from "./missions.limits.ts";

/** What is wrong with one field, in words, for a part that the browser draws again. */
export function sayMission(language: Language, sent: Sent, field: string): string | undefined {
  const key = sent.errors[field];
  if (!key) return undefined;
  const words = { line: sent.fields.line ?? "", most: MISSION_LIMITS.photos };
  return translator(language, "drone-missions")(key as Key<"drone-missions">, words);
}
