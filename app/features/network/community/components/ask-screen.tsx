import { useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formState } from "~/ui/typed-field.tsx";
import {
  ASK,
  KINDS,
  COMMUNITY_LIMITS as MOST,
  RULES,
  SPACES,
  THREAD_TRADES,
  threadPath,
} from "../community.limits.ts";
import type { AskView, Before } from "../community.view.server.ts";
import { CalledField, ChoiceField, Problem, ThreadLine, TypedField, Words } from "./parts.tsx";

/** What may save the question, before it is asked. */
function Look({ before }: { before: Before }) {
  const t = useText("community");
  const isNothing = before.similar.length === 0 && !before.joe;
  return (
    <TitledSection id="before" title={t("before.title")} className="grid gap-5">
      <p>{t(isNothing ? "before.nothing" : "before.text")}</p>
      {before.similar.length > 0 && (
        <>
          <h3 className="text-lg font-bold">{t("before.similar")}</h3>
          <ol className="border-t-2 border-ink">
            {before.similar.map((line) => (
              <ThreadLine key={line.slug} line={line} />
            ))}
          </ol>
        </>
      )}
      {before.joe && (
        <>
          <h3 className="text-lg font-bold">{t("before.joe")}</h3>
          <div className="grid gap-2 border-s-4 border-blueprint ps-4">
            <Words text={before.joe.text} language={before.joe.language} />
            {before.joe.citations.length > 0 && (
              <ul className="text-sm text-muted">
                {before.joe.citations.map((citation) => (
                  <li key={citation}>
                    <bdi>{citation}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </TitledSection>
  );
}

/** The form of a new thread: first it shows what there is already, then it asks. */
export default function AskScreen({ view, sent, before }: { view: AskView; sent?: Sent; before?: Before }) {
  const t = useText("community");
  const shell = useText("shell");
  const form = formState(sent, view.begin);
  const first = sent?.fields.first;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("communityAsk"))} title={shell("screens.communityAsk.title")}>
        <p>{t("ask.lead")}</p>
      </PageHeading>
      {!before && <Problem sent={sent} />}
      {first && (
        <p>
          <TextLink href={threadPath(first)}>{t("ask.first")}</TextLink>
        </p>
      )}
      {before && <Look before={before} />}
      <form method="post" action={ASK} noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <TypedField
          form={form}
          name="title"
          label={t("ask.title")}
          hint={t("ask.titleHint")}
          most={MOST.title.most}
        />
        <TypedField
          form={form}
          name="body"
          label={t("ask.body")}
          hint={t("ask.bodyHint")}
          most={MOST.body.most}
          long
        />
        <ChoiceField
          form={form}
          name="space"
          label={t("ask.space")}
          options={[
            { value: "", text: t("ask.choose") },
            ...SPACES.map((value) => ({ value, text: t(`spaces.${value}`) })),
          ]}
        />
        <ChoiceField
          form={form}
          name="kind"
          label={t("ask.kind")}
          options={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        />
        <ChoiceField
          form={form}
          name="trade"
          label={t("search.trade")}
          options={[
            { value: "all", text: t("search.all") },
            ...THREAD_TRADES.map((value) => ({ value, text: t(`trades.${value}`) })),
          ]}
        />
        <ChoiceField
          form={form}
          name="language"
          label={t("search.language")}
          options={LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))}
        />
        {view.named === undefined && <CalledField form={form} />}
        <p className="flex flex-wrap gap-3">
          {before || sent ? (
            <>
              <Button name="intent" value="ask">
                {t("ask.anyway")}
              </Button>
              <Button name="intent" value="check" variant="outline">
                {t("ask.again")}
              </Button>
            </>
          ) : (
            <Button name="intent" value="check">
              {t("ask.check")}
            </Button>
          )}
        </p>
      </form>
      <p>
        <TextLink href={RULES}>{t("rules.link")}</TextLink>
      </p>
    </div>
  );
}
