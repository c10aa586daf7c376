import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { INTAKES, intakePath, QUESTIONNAIRES } from "../intakes.limits.ts";
import type { ComparedView } from "../intakes.view.server.ts";
import { AnswerText, UnitsLink, useSay, useWords } from "./intake-parts.tsx";

/** Answers to one template side by side. */
export default function ComparedScreen({ view, isGone }: { view: ComparedView; isGone?: boolean }) {
  const t = useText("intakes");
  const screens = useText("shell");
  const say = useSay();
  const words = useWords();
  const { number } = useFormat();
  const here = `${INTAKES}?template=${view.template}`;
  const columns = view.intakes.map(({ id, client }) => ({ key: id, heading: client }));
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading sheet={sheetNumber(screen("intakes"))} title={screens("screens.intakes.title")}>
        <TextLink href={QUESTIONNAIRES}>{t("back")}</TextLink>
      </PageHeading>
      {isGone && <Notice tone="warn" title={t("errors.gone")} />}
      <TabLinks
        label={t("compare.label")}
        tabs={view.templates.map((id) => ({
          href: `${INTAKES}?template=${id}`,
          text: say(`templates.${id}`),
          current: id === view.template,
        }))}
      />
      {view.intakes.length === 0 ? (
        <EmptyState title={t("compare.empty")}>{t("compare.emptyText")}</EmptyState>
      ) : (
        <>
          <ul className="grid gap-2">
            {view.intakes.map(({ id, client, title, sample, score, whole }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                <TextLink href={intakePath(id)}>
                  <Typed text={client} />
                </TextLink>
                <Typed text={title} />
                {sample && <Badge variant="secondary">{t("sample")}</Badge>}
                <span className="tabular-nums">
                  {t("judged.line", { score: number(score), whole: number(whole) })}
                </span>
              </li>
            ))}
          </ul>
          <UnitsLink system={view.system} address={here} />
          <DataTable
            caption={t("compare.caption")}
            columns={[{ key: "question", heading: t("compare.question") }, ...columns]}
            rows={view.questions.map(({ key, question, values }) => ({
              id: key,
              cells: {
                question: words.question(question),
                ...Object.fromEntries(
                  view.intakes.map(({ id }, n) => [
                    id,
                    <AnswerText
                      key={id}
                      question={{ ...question, value: values[n] ?? "" }}
                      system={view.system}
                    />,
                  ]),
                ),
              },
            }))}
          />
          <p className="print:hidden">
            <a
              href={`/intakes.csv?template=${view.template}`}
              className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
              data-reload
            >
              {t("compare.csv")}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
