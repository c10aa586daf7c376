import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { ListenProps } from "./components/listen.tsx";
import type { ShownTalk } from "./tailgate.view.server.ts";

/** What is read aloud of a talk, in the language in which it is written. */
export function listenOf(reader: Language, { title, points, language }: ShownTalk): ListenProps {
  const t = translator(reader, "tailgate");
  return {
    text: [title, ...points].join("\n"),
    language,
    words: { listen: t("talk.listen"), stop: t("talk.stop"), noVoice: t("talk.noVoice") },
  };
}
