import type { Language } from "~/i18n/languages.ts";
import { addressOf, PATH } from "./ar-visualizer.address.ts";
import { askedOf, isUsable, visualizerView } from "./ar-visualizer.view.server.ts";
import { SCENE, SCENE_LIMITS } from "./scenes.limits.ts";
import type { Scenes } from "./scenes.queries.server.ts";

/** What an address shows, as it is kept; undefined where it cannot be drawn. */
export function sceneOf(query: URLSearchParams, language: Language) {
  if (!query.has("kind")) return undefined;
  const asked = askedOf(query, language);
  if (!isUsable(asked)) return undefined;
  const [, link = ""] = addressOf(asked).split("?");
  return link.length <= SCENE_LIMITS.link
    ? { link, title: visualizerView(query, language, "").title }
    : undefined;
}

/** A phone that was set against a tape: what both said, in the units in which they were typed. */
function phoneOf(link: string) {
  const fields = new URLSearchParams(link);
  const [phone, tape, units] = ["phone", "tape", "units"].map((name) => fields.get(name));
  return phone && tape && units ? { phone, tape, units } : undefined;
}

/** What somebody keeps. The newest scene with a phone says how that phone measures; others with its units open with it. */
export function scenesView(scenes: Scenes, query: URLSearchParams, language: Language) {
  const phone = scenes.map(({ link }) => phoneOf(link)).find((found) => found !== undefined);
  return {
    scenes: scenes.map(({ id, link, name, createdAt }) => {
      const fields = new URLSearchParams(link);
      if (phone && !fields.has("phone") && fields.get("units") === phone.units) {
        fields.set("phone", phone.phone);
        fields.set("tape", phone.tape);
      }
      const view = visualizerView(fields, language, "");
      const drawn = "drawings" in view ? view : undefined;
      return {
        ...{ id, name, createdAt, title: view.title, href: `${PATH}?${fields}` },
        size: drawn?.figures?.[0]?.[1] || "",
        drawing: drawn?.drawings?.find(({ view: one }) => one === "isometric"),
        share: `/workspace/share?type=${SCENE}&id=${id}`,
      };
    }),
    phone: phone && { ...phone, href: `${PATH}?${new URLSearchParams(phone)}` },
    taken: sceneOf(query, language),
    isWrong: query.has("kind") && !sceneOf(query, language),
  };
}
export type ScenesView = ReturnType<typeof scenesView>;
