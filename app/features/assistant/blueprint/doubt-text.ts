import type { DoubtfulItem, Entity } from "~/engines/drawing/drawing.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Translate } from "~/i18n/translator.ts";
import { entityNotation } from "./notation.ts";

/** The kinds of implausible sizes: of a room by its use, a door, a window, a stair. */
function thingOf(entity: Entity) {
  switch (entity.kind) {
    case "room":
      return entity.room;
    case "opening":
      return entity.type;
    case "ceilingHeight":
    case "stair":
    case "guard":
    case "handrail":
    case "egressNote":
      return entity.kind;
    default:
      return "other";
  }
}

/** What is said of something that was read and cannot be. */
export function doubtText(
  { entity, doubt }: DoubtfulItem,
  language: Language,
  t: Translate<"drawing-result">,
): string {
  const value = `\u2066${entityNotation(entity, language)}\u2069`;
  if (doubt === "units") return t("dimensions.foreign", { value });
  return t("dimensions.doubt", { value, thing: t(`dimensions.things.${thingOf(entity)}`) });
}
