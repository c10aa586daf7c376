import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkedText } from "~/ui/linked-text.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { TermView } from "../lingo.view.server.ts";
import { Hear } from "./hear.tsx";
import { TermDrawing } from "./term-drawing.tsx";
import { TermEntry } from "./term-list.tsx";
import { TermName } from "./term-name.tsx";

const PATH = screen("constructionLingo").path;

function InLanguages({ texts }: Pick<TermView, "texts">) {
  const t = useText("lingo");
  return (
    <TitledSection id="languages" title={t("inLanguages")} className="grid gap-3">
      <dl className="border-t-2 border-ink">
        {texts.map(({ language, name, definition }) => (
          <div key={language} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[8rem_1fr]">
            <dt className="flex items-center text-muted sm:min-h-12 sm:self-start">
              {t(`languages.${language}`)}
            </dt>
            <dd className="grid gap-1">
              {name ? (
                <>
                  <span className="flex min-h-12 flex-wrap items-center gap-x-3 text-lg font-bold wrap-anywhere">
                    <TermName name={name} language={language} />
                    <Hear name={name} language={language} />
                  </span>
                  <span lang={language} dir="auto" translate="no" className="max-w-prose">
                    {definition}
                  </span>
                </>
              ) : (
                <span className="text-muted">{t("notWritten")}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

function Elsewhere({ regions }: Pick<TermView, "regions">) {
  const t = useText("lingo");
  if (regions.length === 0) return null;
  return (
    <TitledSection id="elsewhere" title={t("elsewhere")} className="grid gap-3">
      <dl className="border-t-2 border-ink">
        {regions.map(({ region, language, names }) => (
          <div key={region} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="text-muted">{t(`regions.${region}`)}</dt>
            <dd className="flex flex-wrap gap-x-6 gap-y-1">
              {names.map(({ name, said }) => (
                <span key={name} className="inline-flex flex-wrap items-center gap-x-2">
                  <span className="font-bold wrap-anywhere">
                    <TermName name={name} language={language} />
                  </span>
                  {said && (
                    <span className="text-muted">
                      {t("sounds")}{" "}
                      <i dir="ltr" translate="no">
                        {said}
                      </i>
                    </span>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

/** What the term is taken for, each with its own meaning, so that the difference can be read. */
function Confused({ confused }: Pick<TermView, "confused">) {
  const t = useText("lingo");
  if (confused.length === 0) return null;
  return (
    <TitledSection id="confused" title={t("confused")} className="grid gap-3">
      <ul className="border-t-2 border-ink">
        {confused.map(({ definition, ...term }) => (
          <li key={term.slug} className="grid gap-1 border-b border-line py-2">
            <span className="flex flex-wrap items-center gap-x-4">
              <TermEntry term={term} />
            </span>
            <span lang={term.language} dir="auto" translate="no" className="max-w-prose">
              {definition}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** One term: what it means, what it is taken for, what it is called in the three languages and elsewhere, and how it sounds. */
export function TermScreen({ term, starred }: { term: TermView; starred: boolean }) {
  const t = useText("lingo");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-3 border-b border-line pb-6">
        <Breadcrumbs
          label={t("breadcrumbs")}
          trail={[
            { href: PATH, text: shell("screens.constructionLingo.title") },
            { href: `${PATH}?trade=${term.trade}`, text: t(`trades.${term.trade}`) },
          ]}
        />
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <TermName name={term.name} language={term.language} />
        </h1>
        <p>
          <Badge variant="secondary">{t(`trades.${term.trade}`)}</Badge>
        </p>
        <p lang={term.language} dir="auto" translate="no" className="max-w-prose text-lg">
          <LinkedText pieces={term.definition} />
        </p>
        <TermDrawing drawing={term.drawing} />
        <form method="post" action={`/term/${term.slug}`} className="print:hidden">
          <Button name="intent" value={starred ? "unstar" : "star"} variant="outline">
            {t(starred ? "starred.remove" : "starred.add")}
          </Button>
        </form>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {starred && <TextLink href={`${PATH}?starred=1`}>{t("starred.link")}</TextLink>}
          <TextLink href={`${screen("lingoCards").path}?card=${term.slug}`}>{t("cards")}</TextLink>
          <TextLink href={`${PATH}?suggest=${term.slug}`}>{t("suggestName")}</TextLink>
        </p>
      </header>
      <Confused confused={term.confused} />
      <InLanguages texts={term.texts} />
      <Elsewhere regions={term.regions} />
      <nav aria-labelledby="neighbours" className="grid gap-2 print:hidden">
        <h2 id="neighbours" className="text-xl font-bold">
          {t("neighbours")}
        </h2>
        <ul className="border-t-2 border-ink">
          {[term.before, term.after].map(
            (one) =>
              one && (
                <li key={one.slug} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
                  <TermEntry term={one} />
                </li>
              ),
          )}
        </ul>
      </nav>
      <p className="max-w-prose text-sm text-muted">{t("source")}</p>
    </div>
  );
}
