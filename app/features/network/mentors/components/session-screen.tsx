import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  calendarPath,
  MENTOR_LIMITS,
  MOVE_HOURS,
  MY_MENTORING,
  mentorPath,
  RATE_DAYS,
  STARS,
} from "../mentors.limits.ts";
import type { SessionView, SlotDays } from "../mentors.view.server.ts";
import { Problem, SlotTiles, useProcessTexts, useSay, Zone } from "./parts.tsx";

function Facts({ view }: { view: SessionView }) {
  const t = useText("mentors");
  const { money } = useFormat();
  return (
    <dl className="border-t-2 border-ink">
      <Fact label={t("session.when")}>
        {view.when} · {t("minutes", { n: view.minutes })} (<Zone zone={view.zone} />)
      </Fact>
      {view.there && (
        <Fact label={t("session.there")}>
          {view.there} (<Zone zone={view.mentorZone} />)
        </Fact>
      )}
      <Fact label={t("session.question")}>
        <Typed text={view.question} />
      </Fact>
      {view.hourCents > 0 && (
        <Fact label={t("money.title")}>{t("money.text", { price: money(view.hourCents) })}</Fact>
      )}
      {view.joinBy && (
        <Fact label={t("session.join")}>
          <Typed text={view.joinBy} />
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
    <dt className="text-muted">{label}</dt>
    <dd className="font-medium whitespace-pre-line">{children}</dd>
  </div>
);

function Move({ view, sent, nearest }: { view: SessionView; sent?: Sent; nearest?: SlotDays }) {
  const t = useText("mentors");
  const say = useSay();
  const form = formOf(["slot"], sent);
  const days = nearest && nearest.length > 0 ? nearest : view.days;
  const wrong = form.error("at");
  return (
    <TitledSection id="move" title={t("move.title")} className="grid gap-4">
      <p>{t("move.text", { hours: MOVE_HOURS })}</p>
      {days.length === 0 ? (
        <p>{t("times.none")}</p>
      ) : (
        <form method="post" noValidate className="grid max-w-3xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="version" value={view.standing.version} />
          {wrong && <p className="font-medium text-danger">{say(wrong)}</p>}
          <SlotTiles days={days} chosen={form.value("at")} />
          <Button name="intent" value="slot" variant="outline" className="justify-self-start">
            {t("move.do")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

function Actions({ view, sent }: { view: SessionView; sent?: Sent }) {
  const t = useText("mentors");
  const say = useSay();
  const { date, percent } = useFormat();
  const form = formOf(["action"], sent);
  return (
    <TitledSection id="actions" title={t("actions.title")} className="grid gap-4">
      {view.kept && (
        <p>
          {t("actions.kept")}:{" "}
          {t("actions.share", { percent: percent(String(view.kept.percent)), count: view.kept.of })}
        </p>
      )}
      <ul className="border-t-2 border-ink">
        {view.actions.map(({ id, task, dueOn, doneAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
            <Typed text={task} />
            <span className="text-muted">{t("actions.due", { day: date(dueOn) })}</span>
            {doneAt ? (
              <Badge variant="outline">{t("actions.done")}</Badge>
            ) : (
              dueOn < view.today && <Badge variant="destructive">{t("actions.late")}</Badge>
            )}
            {!doneAt && !view.isMentor && (
              <form method="post" data-reload>
                <input type="hidden" name="action" value={id} />
                <Button
                  name="intent"
                  value="finish"
                  variant="outline"
                  aria-label={t("actions.finishOf", { task })}
                >
                  {t("actions.finish")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {view.actions.length < MENTOR_LIMITS.actions && (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <TypedField {...{ form, say }} name="task" label={t("actions.task")} most={MENTOR_LIMITS.task} />
          <TypedField {...{ form, say }} name="dueOn" label={t("actions.dueOn")} type="date" />
          <Button name="intent" value="action" variant="outline" className="justify-self-start">
            {t("actions.add")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

function Rating({ view, sent }: { view: SessionView; sent?: Sent }) {
  const t = useText("mentors");
  const say = useSay();
  const form = formOf(["rate"], sent);
  const wrong = form.error("stars");
  return (
    <TitledSection id="rating" title={t("rating.title")} className="grid gap-4">
      {view.mine && <p>{t("rating.mine", { stars: t("starCount", { count: view.mine.stars }) })}</p>}
      {view.theirs && (
        <p>
          {t("rating.theirs", { stars: t("starCount", { count: view.theirs.stars }) })}{" "}
          <Typed text={view.theirs.body} />
        </p>
      )}
      {view.mayRate && (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <p className="text-muted">{t("rating.blind", { days: RATE_DAYS })}</p>
          <RadioTiles
            name="stars"
            legend={t("rating.legend")}
            options={STARS.map((count) => ({ value: String(count), text: String(count) }))}
            chosen={form.value("stars")}
            error={wrong && say(wrong)}
          />
          <TypedField
            {...{ form, say }}
            name="body"
            label={t("rating.words")}
            long
            most={MENTOR_LIMITS.words}
          />
          <Button name="intent" value="rate" variant="outline" className="justify-self-start">
            {t("rating.do")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** One session for its two people: what it is about, what is next, and what came of it. */
export default function SessionScreen({
  view,
  sent,
  nearest,
}: {
  view: SessionView;
  sent?: Sent;
  nearest?: SlotDays;
}) {
  const t = useText("mentors");
  const say = useSay();
  const texts = useProcessTexts();
  const notes = formOf(["notes"], sent, { notes: view.notes });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={MY_MENTORING}>{t("mine.link")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          <Typed text={view.who} />
        </h1>
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={mentorPath(view.mentorId)}>{t("session.mentor")}</TextLink>
          {!view.cancelled && !view.isExample && (
            <TextLink href={calendarPath(view.id)}>{t("session.calendar")}</TextLink>
          )}
        </p>
      </header>
      <Problem sent={sent} slot="slots" />
      {view.isExample && (
        <Notice tone="info" title={t("sample")}>
          <p>{t("sampleSession")}</p>
        </Notice>
      )}
      <ProcessActions
        standing={view.standing}
        texts={texts}
        idem={view.idem}
        zone={view.zone}
        isServed
        reply={sent && { fields: { ...sent.fields }, errors: { ...sent.errors } }}
      />
      <Facts view={view} />
      {view.ahead && !view.joinBy && <p className="text-muted">{t("session.joinLater")}</p>}
      {view.mayMove && <Move view={view} sent={sent} nearest={nearest} />}
      {!view.cancelled && !view.isExample && (
        <>
          <TitledSection id="written" title={t("notes.title")} className="grid gap-4">
            <form method="post" noValidate className="grid max-w-3xl gap-4" data-reload>
              <input type="hidden" name="version" value={view.standing.version} />
              <TypedField
                {...{ form: notes, say }}
                name="notes"
                label={t("notes.label")}
                hint={t("notes.hint")}
                long
                most={MENTOR_LIMITS.note}
              />
              <Button name="intent" value="notes" variant="outline" className="justify-self-start">
                {t("notes.save")}
              </Button>
            </form>
          </TitledSection>
          <Actions view={view} sent={sent} />
        </>
      )}
      {(view.mayRate || view.mine || view.theirs) && <Rating view={view} sent={sent} />}
      <TitledSection id="history" title={t("history")} className="grid gap-3">
        <ProcessTimeline events={view.events} texts={texts} zone={view.zone} />
      </TitledSection>
    </div>
  );
}
