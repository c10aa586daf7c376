import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ChoiceField, formState, TypedField } from "~/ui/typed-field.tsx";
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from "~db/schema/tickets.terms.ts";
import { EXAMPLE_PATH, LEAST_COUNTED, MY_TICKETS, VIC, VIC_LIMITS } from "../vic.limits.ts";
import { PROMISE, TIERS } from "../vic.logic.ts";
import type { Known, VicView } from "../vic.view.server.ts";
import { Problem, useDuration, useSay } from "./parts.tsx";

interface VicScreenProps {
  view: VicView;
  sent?: Sent;
  known?: readonly Known[];
}

/** Whether anybody is there, in one line. */
function DeskStanding({ view: { desk } }: { view: VicView }) {
  const t = useText("vic-service");
  const { moment } = useFormat();
  if (!desk)
    return (
      <Notice tone="warn" title={t("desk.none")}>
        <p>{t("desk.noneText")}</p>
      </Notice>
    );
  if (desk.isOpen) return <p className="font-bold">{t("desk.open")}</p>;
  return desk.next ? <p>{t("desk.closed", { moment: isolated(moment(desk.next, desk.zone)) })}</p> : null;
}

/** What our articles say to what was typed, with a way out that sends nothing. */
function KnownPassages({ view, known }: { view: VicView; known: readonly Known[] }) {
  const t = useText("vic-service");
  if (known.length === 0) return <Notice title={t("known.none")} />;
  return (
    <TitledSection id="known" title={t("known.title")} className="grid gap-3">
      <p className="text-muted">{t("known.text")}</p>
      <ol className="border-t-2 border-ink">
        {known.map(({ slug, title, body, language, cited }) => (
          <li key={slug} className="grid justify-items-start gap-1 border-b border-line py-4">
            <p lang={language} dir="auto" translate="no" className="text-lg font-bold">
              {title}
            </p>
            <p lang={language} dir="auto" translate="no" className="max-w-prose">
              {body}
            </p>
            <p className="text-sm text-muted">
              <bdi translate="no">{cited.join(" · ")}</bdi>
            </p>
            <form method="post" data-reload>
              <input type="hidden" name="idem" value={view.keys.spared} />
              <input type="hidden" name="article" value={slug} />
              <Button
                name="intent"
                value="spared"
                variant="outline"
                aria-label={t("known.solvedOf", { title: isolated(title) })}
              >
                {t("known.solved")}
              </Button>
            </form>
          </li>
        ))}
      </ol>
      <p className="font-bold">{t("known.send")}</p>
    </TitledSection>
  );
}

function Ask({ view, sent }: VicScreenProps) {
  const t = useText("vic-service");
  const say = useSay();
  const form = formState(sent, {
    ...{ category: "paperwork", priority: "normal", ...view.begin, email: "" },
    from: view.from?.value ?? "",
    about: view.about?.value ?? "",
  });
  const field = { form, say };
  const emailError = form.error("email");
  return (
    <TitledSection id="ask" title={t("ask.title")} className="grid gap-4">
      <p className="text-muted">{t("ask.lead")}</p>
      <form method="post" action={VIC} noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.open} />
        <input type="hidden" name="about" value={form.value("about")} />
        <input type="hidden" name="from" value={form.value("from")} />
        <input type="hidden" name="seen" value={form.value("seen")} />
        {view.about && <p className="font-medium">{t("ask.about", { title: isolated(view.about.title) })}</p>}
        {view.from && <p className="font-medium">{t("ask.about", { title: isolated(view.from.name) })}</p>}
        <TypedField {...field} name="topic" label={t("fields.topic")} most={VIC_LIMITS.topic} />
        <TypedField
          {...field}
          name="words"
          label={t("fields.words")}
          hint={t("fields.wordsHint")}
          most={VIC_LIMITS.words}
          long
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceField
            {...field}
            name="category"
            label={t("fields.category")}
            options={TICKET_CATEGORIES.map((value) => ({ value, text: t(`categories.${value}`) }))}
          />
          <ChoiceField
            {...field}
            name="priority"
            label={t("fields.priority")}
            options={view.priorities.map((value) => ({ value, text: t(`priorities.${value}`) }))}
          />
        </div>
        {!view.isMember && (
          <Field
            name="email"
            type="email"
            label={t("fields.email")}
            hint={t("ask.guest")}
            defaultValue={form.value("email")}
            error={emailError && say(emailError)}
            maxLength={VIC_LIMITS.email}
            autoComplete="email"
            dir="ltr"
          />
        )}
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="open" size="lg" className="max-sm:w-full">
            {t("ask.submit")}
          </Button>
          <Button name="intent" value="look" size="lg" variant="outline" className="max-sm:w-full">
            {t("ask.look")}
          </Button>
        </p>
      </form>
    </TitledSection>
  );
}

/** Hours by plan and priority: those of a free plan, too. */
function Promised({ view }: { view: VicView }) {
  const t = useText("vic-service");
  const hours = (count: number | undefined) =>
    count === undefined ? t("promise.none") : t("promise.hours", { count });
  return (
    <TitledSection id="promise" title={t("promise.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("promise.text")}</p>
      <DataTable
        caption={t("promise.title")}
        columns={[
          { key: "priority", heading: t("promise.priority") },
          ...TIERS.map((tier) => ({ key: tier, heading: t(`tiers.${tier}`) })),
        ]}
        rows={TICKET_PRIORITIES.map((priority) => ({
          id: priority,
          cells: {
            priority: t(`priorities.${priority}`),
            builder: hours(PROMISE.builder[priority]),
            pro: hours(PROMISE.pro[priority]),
            enterprise: hours(PROMISE.enterprise[priority]),
          },
        }))}
      />
      {view.isMember && <p>{t("promise.yours", { tier: t(`tiers.${view.tier}`) })}</p>}
    </TitledSection>
  );
}

function Kept({ view: { speed, spared } }: { view: VicView }) {
  const t = useText("vic-service");
  const { number } = useFormat();
  const duration = useDuration();
  const { n, median, ninetieth } = speed;
  return (
    <TitledSection id="kept" title={t("speed.title")} className="grid gap-3">
      {n < LEAST_COUNTED || median === undefined || ninetieth === undefined ? (
        <p className="max-w-prose">{t("speed.few", { n: number(n), least: number(LEAST_COUNTED) })}</p>
      ) : (
        <>
          <FigureList
            rows={[
              [t("speed.median"), duration(median)],
              [t("speed.ninetieth"), duration(ninetieth)],
              [t("speed.n"), number(n)],
            ]}
          />
          <p className="text-muted">{t("speed.text")}</p>
        </>
      )}
      {spared > 0 && <p>{t("speed.spared", { count: spared })}</p>}
    </TitledSection>
  );
}

function Hours({ view: { desk } }: { view: VicView }) {
  const t = useText("vic-service");
  const { date } = useFormat();
  if (!desk) return null;
  return (
    <TitledSection id="hours" title={t("desk.title")} className="grid gap-3">
      <dl className="grid max-w-sm grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {desk.days.map(({ day, hours }) => (
          <div key={day} className="contents">
            <dt>{t(`weekdays.of${day}`)}</dt>
            <dd>{hours ? <bdi dir="ltr">{hours}</bdi> : t("desk.off")}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{t("desk.zone", { zone: isolated(desk.zone) })}</p>
      {desk.daysOff.length > 0 && (
        <p>
          {t("desk.daysOff")}: {desk.daysOff.map((day) => isolated(date(day))).join(" · ")}
        </p>
      )}
    </TitledSection>
  );
}

/** The desk for everybody: ask it, see what it promises, and whether it keeps it. */
export default function VicScreen({ view, sent, known }: VicScreenProps) {
  const t = useText("vic-service");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("vicService"))} title={shell("screens.vicService.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <DeskStanding view={view} />
      {view.open > 0 && <p>{t("openNow", { count: view.open })}</p>}
      {view.isMember && (
        <p>
          <TextLink href={MY_TICKETS}>{t("mine")}</TextLink>
        </p>
      )}
      {known && <KnownPassages view={view} known={known} />}
      {view.readOnly ? <Notice title={t("ask.viewer")} /> : <Ask view={view} sent={sent} />}
      <Promised view={view} />
      <Kept view={view} />
      <Hours view={view} />
      <p>
        <TextLink href={EXAMPLE_PATH}>{t("example")}</TextLink>
      </p>
    </div>
  );
}
