import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { BECOME_MENTOR, MENTOR_LIMITS, MENTORS, mentorPath, NO_SHOWS } from "../mentors.limits.ts";
import type { MentorView, SlotDays } from "../mentors.view.server.ts";
import { Figures, Knows, Problem, SlotTiles, useSay, Zone, ZoneForm } from "./parts.tsx";

const WEEKS = [0, 1, 2, 3];

function Weeks({ view }: { view: MentorView }) {
  const t = useText("mentors");
  return (
    <nav aria-label={t("weeks.label")} className="flex flex-wrap gap-x-4">
      {WEEKS.map((week) =>
        week === view.week ? (
          <strong key={week} aria-current="page" className="inline-flex min-h-12 items-center">
            {t(`weeks.of${week as 0}`)}
          </strong>
        ) : (
          <TextLink key={week} href={`${mentorPath(view.id)}?week=${week}#times`}>
            {t(`weeks.of${week as 0}`)}
          </TextLink>
        ),
      )}
    </nav>
  );
}

/** What comes of not showing up, as it is counted. */
function Rule() {
  const t = useText("mentors");
  const { number } = useFormat();
  return (
    <p className="max-w-prose text-sm text-muted">
      {t("rule", {
        days: number(NO_SHOWS.counted),
        few: number(NO_SHOWS.few),
        many: number(NO_SHOWS.many),
        pause: number(NO_SHOWS.pause),
      })}
    </p>
  );
}

function Book({ view, sent, days }: { view: MentorView; sent?: Sent; days: SlotDays }) {
  const t = useText("mentors");
  const say = useSay();
  const form = formOf(["book"], sent);
  const wrong = form.error("at");
  return (
    <form method="post" noValidate className="grid max-w-3xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      {wrong && <p className="font-medium text-danger">{say(wrong)}</p>}
      <SlotTiles days={days} chosen={form.value("at")} />
      <TypedField
        form={form}
        say={say}
        name="question"
        label={t("book.question")}
        hint={t("book.questionHint", { least: MENTOR_LIMITS.leastQuestion, most: MENTOR_LIMITS.question })}
        long
        most={MENTOR_LIMITS.question}
      />
      <TypedField
        form={form}
        say={say}
        name="askedAs"
        label={t("book.askedAs")}
        hint={t("book.askedAsHint")}
        most={MENTOR_LIMITS.askedAs}
      />
      <Rule />
      <Button name="intent" value="book" className="justify-self-start">
        {t("book.do")}
      </Button>
    </form>
  );
}

/** One mentor: what they know, when they are free by the reader's clock, and the form that books. */
export default function MentorScreen({
  view,
  sent,
  nearest,
}: {
  view: MentorView;
  sent?: Sent;
  /** In place of a slot that somebody else has. */
  nearest?: SlotDays;
}) {
  const t = useText("mentors");
  const { date, money, number } = useFormat();
  const days = nearest && nearest.length > 0 ? nearest : view.days;
  const mayBook = !view.own && !view.sample && view.open && !view.limited;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={MENTORS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          <Typed text={view.shownAs} />
        </h1>
        <Knows mentor={view} />
      </header>
      <Problem sent={sent} slot="slots" />
      <p className="max-w-prose whitespace-pre-line">
        <Typed text={view.about} />
      </p>
      <Figures figures={view.figures} />
      {view.hourCents > 0 && (
        <Notice tone="info" title={t("money.title")}>
          <p>{t("money.text", { price: money(view.hourCents) })}</p>
        </Notice>
      )}
      <TitledSection id="times" title={t("times.title")} className="grid gap-4">
        <p>
          {t("times.yours")} <Zone zone={view.zone} />. {t("times.theirs")} <Zone zone={view.mentorZone} />.
        </p>
        <p className="text-muted">
          {t("times.notice", { hours: number(view.noticeHours), most: number(view.weekMost) })}
        </p>
        <ZoneForm zone={view.zone} sent={sent} />
        {nearest && nearest.length > 0 ? (
          <p className="font-bold">{t("times.nearest")}</p>
        ) : (
          <Weeks view={view} />
        )}
        {!view.open && <p>{t("times.closed")}</p>}
        {view.open && days.length === 0 && <p>{t("times.none")}</p>}
        {view.own && (
          <p>
            <TextLink href={BECOME_MENTOR}>{t("become.change")}</TextLink>
          </p>
        )}
        {view.limited && (
          <Notice tone="warn" title={t("limited.title")}>
            <p>
              {view.until
                ? t("limited.until", { count: view.limited.missed, day: date(view.until) })
                : view.limited.missed >= NO_SHOWS.few
                  ? t("limited.one", { count: view.limited.missed })
                  : t("limited.open", { most: number(MENTOR_LIMITS.open) })}
            </p>
          </Notice>
        )}
        {mayBook
          ? days.length > 0 && <Book view={view} sent={sent} days={days} />
          : days.length > 0 && <SlotList days={days} />}
      </TitledSection>
      {view.ratings.length > 0 && (
        <TitledSection id="ratings" title={t("ratings")} className="grid gap-3">
          <ul className="border-t-2 border-ink">
            {view.ratings.map(({ id, stars, body }) => (
              <li key={id} className="grid gap-1 border-b border-line py-2">
                <strong>{t("starCount", { count: stars })}</strong>
                {body && <Typed text={body} />}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

/** The times alone, where nothing can be booked. */
function SlotList({ days }: { days: SlotDays }) {
  const t = useText("mentors");
  return (
    <dl className="border-t-2 border-ink">
      {days.map(({ key, day, slots }) => (
        <div key={key} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[16rem_1fr]">
          <dt className="font-medium">{day}</dt>
          <dd className="flex flex-wrap gap-x-4">
            {slots.map(({ at, time, minutes }) => (
              <span key={at}>
                <bdi>{time}</bdi> · {t("minutes", { n: minutes })}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
