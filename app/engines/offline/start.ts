import { createElement, type FunctionComponent } from "react";
import { fetchMessages } from "~/i18n/catalogue.client.ts";
import type { Language } from "~/i18n/languages.ts";
import { createTranslate } from "~/i18n/translator.ts";
import { FieldPart, type PartProps } from "./field-part.tsx";

/** The part with its words in the language of the page; undefined while they cannot be fetched. */
export async function start(language: Language): Promise<FunctionComponent<PartProps> | undefined> {
  const messages = await fetchMessages(language, "offline");
  if (!messages) return undefined;
  const t = createTranslate<"offline">(language, messages);
  return (props) => createElement(FieldPart, { ...props, t, language });
}
