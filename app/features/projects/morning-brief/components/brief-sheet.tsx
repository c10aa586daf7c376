import { useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { Badge } from "~/ui/badge.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { BriefSheet } from "../morning-brief.view.server.ts";

const NAMES = { en: "English", es: "Español", he: "עברית" } as const;

/** The same sheet in each language. */
export function SheetLanguages({ href }: { href: (language: string) => string }) {
  const t = useText("morning-brief");
  return (
    <nav aria-label={t("sheet.language")} className="flex flex-wrap gap-x-6 print:hidden">
      {LANGUAGES.map((language) => (
        <TextLink key={language} href={href(language)}>
          <bdi lang={language} translate="no">
            {NAMES[language]}
          </bdi>
        </TextLink>
      ))}
    </nav>
  );
}

/** The brief on one page, in whole sentences of its own language, which need not be that of the site around it. */
export function Sheet({ sheet, level }: { sheet: BriefSheet; level: 1 | 2 }) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <article lang={sheet.language} dir={sheet.direction} translate="no" className="grid max-w-3xl gap-3">
      <header className="grid gap-1 border-b-2 border-ink pb-3">
        <Heading className="text-2xl font-bold wrap-anywhere">{sheet.title}</Heading>
        <p className="flex flex-wrap items-center gap-x-3 text-lg">
          <Typed text={sheet.site} />
          <span>{sheet.day}</span>
          {sheet.sample && <Badge variant="secondary">{sheet.sample}</Badge>}
        </p>
        <p className="font-bold">{sheet.score}</p>
      </header>
      {sheet.none && <p>{sheet.none}</p>}
      <ol className="grid">
        {sheet.lines.map((line) => (
          <li key={line.rule} className="break-inside-avoid border-b border-line py-1.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>{line.name}</strong>
              <bdi className="tabular-nums">{line.sum}</bdi>
            </p>
            <p>{line.says}</p>
            {line.rows.length > 0 && (
              <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
                {line.rows.map((row) => (
                  <li key={row}>
                    <Typed text={row} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {sheet.more && <p>{sheet.more}</p>}
      {sheet.waiting.length > 0 && (
        <section className="text-sm">
          <p className="font-bold">{sheet.waitingTitle}</p>
          <ul>
            {sheet.waiting.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {sheet.unknown && <p className="text-sm">{sheet.unknown}</p>}
      <p className="text-sm text-muted">
        {sheet.basis} {sheet.printed}
      </p>
    </article>
  );
}
