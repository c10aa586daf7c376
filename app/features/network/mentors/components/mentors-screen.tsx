import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { MENTOR_LANGUAGES, MENTOR_TOPICS, MENTOR_TRADES } from "~db/schema/mentors.terms.ts";
import {
  BECOME_MENTOR,
  MENTOR_LIMITS,
  MENTORS,
  MY_MENTORING,
  mentorPath,
  WEIGHTS,
} from "../mentors.limits.ts";
import type { MentorsView } from "../mentors.view.server.ts";
import { Figures, Knows, Problem, ZoneForm } from "./parts.tsx";

function Search({ view }: { view: MentorsView }) {
  const t = useText("mentors");
  const any = { value: "", text: t("any") };
  return (
    <form method="get" action={MENTORS} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field
        name="q"
        label={t("search.words")}
        dir="auto"
        maxLength={MENTOR_LIMITS.search}
        defaultValue={view.asked.q}
      />
      <SelectField
        name="trade"
        label={t("search.trade")}
        options={[any, ...MENTOR_TRADES.map((value) => ({ value, text: t(`trades.${value}`) }))]}
        defaultValue={view.asked.trade ?? ""}
      />
      <SelectField
        name="topic"
        label={t("search.topic")}
        options={[any, ...MENTOR_TOPICS.map((value) => ({ value, text: t(`topics.${value}`) }))]}
        defaultValue={view.asked.topic ?? ""}
      />
      <SelectField
        name="language"
        label={t("search.language")}
        options={[any, ...MENTOR_LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))]}
        defaultValue={view.asked.language ?? ""}
      />
      <Button className="justify-self-start">{t("search.go")}</Button>
    </form>
  );
}

/** Mentors by what is asked for, with how well each fits and how that is counted. */
export default function MentorsScreen({ view, sent }: { view: MentorsView; sent?: Sent }) {
  const t = useText("mentors");
  const { trade, topic, language } = view.asked;
  // Hours alone put the list in order; a match is told of what somebody asked for.
  const isAsked = Boolean(trade || topic || language);
  const shell = useText("shell");
  const { number, percent } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("hireAMentor"))} title={shell("screens.hireAMentor.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={BECOME_MENTOR}>{t("become.link")}</TextLink>
        <TextLink href={MY_MENTORING}>{t("mine.link")}</TextLink>
      </p>
      <Search view={view} />
      <ZoneForm zone={view.zone ?? "UTC"} sent={sent} />
      {view.zone === undefined && <p className="text-muted">{t("zone.unknown")}</p>}
      {view.isExample && view.found.length > 0 && (
        <Notice tone="info" title={t("example.title")}>
          <p>{t("example.text")}</p>
        </Notice>
      )}
      <TitledSection id="found" title={t("found", { count: view.found.length })} className="grid gap-3">
        <p className="max-w-prose text-muted">
          {t("matchHow", {
            trade: number(WEIGHTS.trade),
            topic: number(WEIGHTS.topic),
            language: number(WEIGHTS.language),
            hours: number(WEIGHTS.hours),
          })}
        </p>
        {view.looked && <p className="max-w-prose">{t("looked", { most: number(view.looked) })}</p>}
        {view.found.length === 0 && <p>{t("nobody")}</p>}
        <ul className="border-t-2 border-ink">
          {view.found.map((mentor) => (
            <li key={mentor.id} className="grid gap-2 border-b border-line py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <a
                  href={mentorPath(mentor.id)}
                  className="inline-flex min-h-12 items-center text-lg font-bold underline"
                >
                  <Typed text={mentor.shownAs} />
                </a>
                {mentor.match !== undefined && isAsked && (
                  <strong>{t("match", { percent: percent(String(mentor.match)) })}</strong>
                )}
              </div>
              <Knows mentor={mentor} />
              {mentor.minutes !== undefined && (
                <p className="text-muted">{t("shared", { count: Math.floor(mentor.minutes / 60) })}</p>
              )}
              {mentor.figures.held + mentor.figures.away > 0 && <Figures figures={mentor.figures} />}
            </li>
          ))}
        </ul>
        {view.more > 0 && !view.looked && <p>{t("more", { count: view.more })}</p>}
      </TitledSection>
    </div>
  );
}
