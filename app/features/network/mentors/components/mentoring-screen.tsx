import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BECOME_MENTOR, MENTORS, sessionPath } from "../mentors.limits.ts";
import type { MentoringView } from "../mentors.view.server.ts";
import { Zone } from "./parts.tsx";

/** The sessions of somebody, on either side, and what they mean to do after them. */
export default function MentoringScreen({ view }: { view: MentoringView }) {
  const t = useText("mentors");
  const shell = useText("shell");
  const { date, number, percent } = useFormat();
  const groups = [
    { id: "ahead", rows: view.sessions.filter(({ ahead }) => ahead) },
    { id: "past", rows: view.sessions.filter(({ ahead }) => !ahead) },
  ] as const;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("myMentoring"))} title={shell("screens.myMentoring.title")}>
        <p>
          {t("mine.lead")} <Zone zone={view.zone} />
        </p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={MENTORS}>{t("mine.find")}</TextLink>
        <TextLink href={BECOME_MENTOR}>{t("become.link")}</TextLink>
      </p>
      <FigureList
        rows={[
          [
            t("actions.kept"),
            view.kept &&
              t("actions.share", { percent: percent(String(view.kept.percent)), count: view.kept.of }),
          ],
          [t("mine.missed"), view.missed > 0 && number(view.missed)],
        ]}
      />
      {view.sessions.length === 0 && (
        <EmptyState title={t("mine.none")}>
          <p>{t("mine.noneText")}</p>
        </EmptyState>
      )}
      {groups.map(
        ({ id, rows }) =>
          rows.length > 0 && (
            <TitledSection key={id} id={id} title={t(`mine.${id}`)} className="grid gap-3">
              <ul className="border-t-2 border-ink">
                {rows.map((row) => (
                  <li key={row.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
                    <a
                      href={sessionPath(row.id)}
                      className="inline-flex min-h-12 items-center font-bold underline"
                    >
                      <Typed text={row.who} />
                    </a>
                    <span>{row.when}</span>
                    <span className="text-muted">{t(row.mentors ? "mine.asMentor" : "mine.asMentee")}</span>
                    <Badge variant={row.mine ? "default" : "outline"}>
                      {t(`states.${row.state as "held"}`)}
                    </Badge>
                  </li>
                ))}
              </ul>
            </TitledSection>
          ),
      )}
      {view.actions.length > 0 && (
        <TitledSection id="todo" title={t("actions.open")} className="grid gap-3">
          <ul className="border-t-2 border-ink">
            {view.actions.map((action) => (
              <li key={action.id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
                <a
                  href={`${sessionPath(action.sessionId)}#actions`}
                  className="inline-flex min-h-12 items-center underline"
                >
                  <Typed text={action.task} />
                </a>
                <span className="self-center">{t("actions.due", { day: date(action.dueOn) })}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
