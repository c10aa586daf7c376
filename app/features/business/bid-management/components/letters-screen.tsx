import { useText } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { lettersPath, packagePath } from "../bids.limits.ts";
import type { Letter } from "../letters.server.ts";
import { useSay } from "./parts.tsx";

interface LettersScreenProps {
  view: {
    id: string;
    topic: string;
    language: Language;
    direction: "ltr" | "rtl";
    letters: readonly Letter[];
  };
}

/** A letter to whoever won and to each of the others, in the language of choice: to print, and to copy. */
export default function LettersScreen({
  view: { id, topic, language, direction, letters },
}: LettersScreenProps) {
  const t = useText("bids");
  const say = useSay();
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6 print:hidden">
        <p>
          <TextLink href={packagePath(id)}>
            <Typed text={topic} />
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{t("letters.title")}</h1>
        <p className="max-w-prose text-muted">{t("letters.text")}</p>
        <nav aria-label={t("letters.language")}>
          <ul className="flex flex-wrap gap-x-6">
            {LANGUAGES.map((one) => (
              <li key={one}>
                {one === language ? (
                  <strong aria-current="true" className="inline-flex min-h-12 items-center">
                    {say(`languages.${one}`)}
                  </strong>
                ) : (
                  <TextLink href={`${lettersPath(id)}?in=${one}`}>{say(`languages.${one}`)}</TextLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {letters.length === 0 && <Notice title={t("letters.none")} />}
      {letters.map(({ bid, company, text }) => (
        <article key={bid} className="grid gap-2 break-after-page">
          <h2 className="text-lg font-bold print:hidden">
            <Typed text={company} />
          </h2>
          <p
            lang={language}
            dir={direction}
            translate="no"
            className="max-w-prose whitespace-pre-line border border-line p-4 select-all print:border-0 print:p-0"
          >
            {text}
          </p>
        </article>
      ))}
    </div>
  );
}
