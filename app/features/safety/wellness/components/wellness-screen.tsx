import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { PROGRAMS, type Program, ROUND, WELLNESS, WELLNESS_LIMITS } from "../wellness.limits.ts";
import type { WellnessView } from "../wellness.view.server.ts";
import { ofForm, Problem, Resources, useFieldOf } from "./form-parts.tsx";
import { Drop, HeatPlans, NewToHeat } from "./heat-part.tsx";

interface ScreenProps {
  view: WellnessView;
  sent?: Sent;
}

const FORM = "grid max-w-2xl gap-4";

/** Rounds of anonymous answers, with what may be shown of each. */
function CheckIns({ view, sent: all }: ScreenProps) {
  const t = useText("wellness-programs");
  const { date } = useFormat();
  const sent = ofForm(all, "round");
  const of = useFieldOf(sent);
  return (
    <TitledSection id="check-ins" title={t("checkIns.title")} className="grid gap-4">
      <p className="max-w-prose">{t("checkIns.lead")}</p>
      <p className="max-w-prose text-sm text-muted">{t("checkIns.limit")}</p>
      {view.rounds.length === 0 && <p>{t("checkIns.none")}</p>}
      <ul className="grid gap-3">
        {view.rounds.map((round) => (
          <li key={round.id} className="grid gap-1 border-b border-line pb-2">
            <p className="flex flex-wrap items-center gap-x-4">
              <strong>
                <Typed text={round.crew} />
              </strong>
              <span>{date(round.heldOn)}</span>
              {round.sample && <Badge>{t("sample")}</Badge>}
            </p>
            <p>
              {round.mood === undefined || round.rested === undefined
                ? t("checkIns.waiting")
                : t("checkIns.result", {
                    ...{ mood: round.mood.toFixed(1), rested: round.rested.toFixed(1) },
                    count: round.answers,
                  })}
            </p>
            <div className="flex flex-wrap items-center gap-x-4">
              {view.mayShare && (
                <TextLink href={`/workspace/share?type=${ROUND}&id=${round.id}`}>
                  {t("checkIns.share")}
                </TextLink>
              )}
              {!view.readOnly && <Drop intent="drop-round" id={round.id} name={round.crew} />}
            </div>
          </li>
        ))}
      </ul>
      {!view.mayShare && !view.readOnly && <p>{t("checkIns.shareNeeds")}</p>}
      {!view.readOnly && (
        <form method="post" action={WELLNESS} noValidate className={FORM} data-reload data-keep-scroll>
          <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
          <Field
            {...of("crew")}
            label={t("fields.crew")}
            defaultValue={sent?.fields.crew}
            maxLength={WELLNESS_LIMITS.place}
            dir="auto"
            autoComplete="off"
          />
          <Field
            {...of("heldOn")}
            type="date"
            label={t("fields.heldOn")}
            defaultValue={sent ? sent.fields.heldOn : view.today}
          />
          <Button name="intent" value="round" variant="outline" className="justify-self-start">
            {t("checkIns.start")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** Who asked to be called, where the reader owns the workspace. */
function Calls({ view }: { view: WellnessView }) {
  const t = useText("wellness-programs");
  if (view.calls.length === 0) return null;
  return (
    <TitledSection id="calls" title={t("calls.title")} className="grid gap-4">
      <p className="max-w-prose">{t("calls.lead")}</p>
      <ul className="grid gap-2">
        {view.calls.map(({ id, contact, language }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
            <Typed text={contact} />
            <bdi translate="no">{language}</bdi>
            <form method="post" action={WELLNESS} data-reload data-keep-scroll>
              <input type="hidden" name="id" value={id} />
              <Button name="intent" value="called" variant="outline" size="sm">
                {t("calls.done")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Whose hours to look at first. */
function Tired({ view }: { view: WellnessView }) {
  const t = useText("wellness-programs");
  const { number } = useFormat();
  const hours = (value: number) => number(Math.round(value * 10) / 10);
  return (
    <TitledSection id="fatigue" title={t("fatigue.title")} className="grid gap-4">
      <p className="max-w-prose text-sm text-muted">{t("fatigue.lead")}</p>
      {view.tired.length === 0 && <p>{t("fatigue.none")}</p>}
      <ul className="grid gap-2">
        {view.tired.map(({ id, name, crew, fatigue }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
            <strong>
              <Typed text={name} />
            </strong>
            <Typed text={crew} />
            <span>
              {t("fatigue.line", {
                points: fatigue.points,
                hours: hours(fatigue.hours),
                longest: hours(fatigue.longest),
              })}
            </span>
            {fatigue.shortRests > 0 && <span>{t("fatigue.rests", { count: fatigue.shortRests })}</span>}
            <Badge variant={fatigue.level === "rest" ? "destructive" : "outline"}>
              {t(fatigue.level === "rest" ? "fatigue.rest" : "fatigue.look")}
            </Badge>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={screen("workforceTracking").path}>{t("fatigue.crews")}</TextLink>
      </p>
    </TitledSection>
  );
}

function Session({ session, view, sent: all }: ScreenProps & { session: WellnessView["sessions"][number] }) {
  const t = useText("wellness-programs");
  const { date } = useFormat();
  const sent = ofForm(all, "enrol", ["session", session.id]);
  const of = useFieldOf(sent);
  const name = t(`programs.${session.program as Program}`);
  return (
    <li className="grid gap-2 border-b border-line pb-3">
      <p className="flex flex-wrap items-center gap-x-4">
        <strong>{name}</strong>
        <span>
          {date(session.heldOn)}, <bdi>{session.heldAt}</bdi>
        </span>
        {session.place && <Typed text={session.place} />}
        <span>{t("programs.lists", { count: session.enrolled, came: session.came })}</span>
        {session.sample && <Badge>{t("sample")}</Badge>}
      </p>
      <ul className="grid gap-1">
        {session.list.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4">
            <Typed text={one.name} />
            {one.attended && <Badge>{t("programs.came")}</Badge>}
            {!view.readOnly && (
              <form method="post" action={WELLNESS} data-reload data-keep-scroll>
                <input type="hidden" name="id" value={one.id} />
                <Button name="intent" value={one.attended ? "missed" : "came"} variant="ghost" size="sm">
                  {t(one.attended ? "programs.missed" : "programs.came")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {!view.readOnly && (
        <div className="flex flex-wrap items-end gap-3">
          <form
            method="post"
            action={WELLNESS}
            noValidate
            className="flex flex-wrap items-end gap-3"
            data-reload
            data-keep-scroll
          >
            <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
            <input type="hidden" name="session" value={session.id} />
            <Field
              {...of("name")}
              id={`name-${session.id}`}
              label={t("fields.name")}
              defaultValue={sent?.fields.name}
              maxLength={WELLNESS_LIMITS.name}
              dir="auto"
              autoComplete="off"
            />
            <Button name="intent" value="enrol" variant="outline">
              {t("programs.enrol")}
            </Button>
          </form>
          <Drop intent="drop-session" id={session.id} name={name} />
        </div>
      )}
    </li>
  );
}

/** The six programs, the times that are set, and who is on their lists. */
function Programs({ view, sent: all }: ScreenProps) {
  const t = useText("wellness-programs");
  const sent = ofForm(all, "session");
  const of = useFieldOf(sent);
  return (
    <TitledSection id="programs" title={t("programs.title")} className="grid gap-4">
      <dl className="grid gap-3 sm:grid-cols-2">
        {PROGRAMS.map((program) => (
          <div key={program} className="border-s-4 border-accent ps-3">
            <dt className="font-bold">{t(`programs.${program}`)}</dt>
            <dd>{t(`programs.${program}Text`)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="text-lg font-bold">{t("programs.sessions")}</h3>
      {view.sessions.length === 0 && <p>{t("programs.none")}</p>}
      <ul className="grid gap-3">
        {view.sessions.map((session) => (
          <Session key={session.id} session={session} view={view} sent={all} />
        ))}
      </ul>
      {!view.readOnly && (
        <form method="post" action={WELLNESS} noValidate className={FORM} data-reload data-keep-scroll>
          <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
          <SelectField
            {...of("program")}
            id="session-program"
            label={t("fields.program")}
            options={PROGRAMS.map((value) => ({ value, text: t(`programs.${value}`) }))}
            defaultValue={sent?.fields.program}
          />
          <Field
            {...of("heldOn")}
            id="session-heldOn"
            type="date"
            label={t("fields.heldOn")}
            defaultValue={sent ? sent.fields.heldOn : view.today}
          />
          <Field
            {...of("heldAt")}
            id="session-heldAt"
            type="time"
            label={t("fields.heldAt")}
            defaultValue={sent ? sent.fields.heldAt : "06:45"}
          />
          <Field
            {...of("place")}
            id="session-place"
            label={t("fields.where")}
            defaultValue={sent?.fields.place}
            maxLength={WELLNESS_LIMITS.place}
            dir="auto"
            autoComplete="off"
          />
          <Button name="intent" value="session" variant="outline" className="justify-self-start">
            {t("programs.plan")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** Heat, anonymous check-ins, hours, programs and lines to talk to. */
export default function WellnessScreen({ view, sent }: ScreenProps) {
  const t = useText("wellness-programs");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("wellnessPrograms"))}
        title={shell("screens.wellnessPrograms.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <HeatPlans view={view} sent={sent} />
      <NewToHeat view={view} sent={sent} />
      <CheckIns view={view} sent={sent} />
      <Calls view={view} />
      <Tired view={view} />
      <Programs view={view} sent={sent} />
      <TitledSection id="resources" title={t("resources.title")} className="grid gap-4">
        <Resources />
      </TitledSection>
    </div>
  );
}
