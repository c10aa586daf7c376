import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formState, TypedField } from "~/ui/typed-field.tsx";
import {
  CALL_HOURS,
  CALL_LIMITS,
  CALL_VIEWS,
  callPath,
  LEAST_COUNTED,
  scriptPath,
  TEL,
  URGENCIES,
} from "../calls.limits.ts";
import type { DeskView } from "../calls.view.server.ts";
import { Problem, useDuration, useProcessTexts, useSay } from "./parts.tsx";

interface DeskScreenProps {
  view: DeskView;
  sent?: Sent;
}

/** A call while somebody talks: six large fields, and the questions of a script below them. */
function Log({ view, sent }: DeskScreenProps) {
  const t = useText("tel-pro");
  const say = useSay();
  const { script } = view;
  const form = formState(sent, { urgency: "normal", script: script.id });
  const field = { form, say };
  return (
    <Fold title={t("log.title")} open={form.isSent || script.id !== "" || view.calls.length === 0}>
      <nav aria-label={t("log.scripts")} className="flex flex-wrap gap-x-5">
        {view.scripts.map(({ id, title }) => (
          <a
            key={id}
            href={`${TEL}?script=${id}`}
            aria-current={id === script.id ? "true" : undefined}
            className="inline-flex min-h-12 items-center underline underline-offset-4 aria-[current]:font-bold"
            data-reload
          >
            <Typed text={title} />
          </a>
        ))}
      </nav>
      <form method="post" noValidate className="grid max-w-2xl gap-5 text-lg" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="script" value={form.value("script")} />
        <TypedField {...field} name="phone" type="tel" label={t("fields.phone")} most={CALL_LIMITS.phone} />
        <TypedField {...field} name="caller" label={t("fields.caller")} most={CALL_LIMITS.caller} />
        <TypedField
          {...field}
          name="reason"
          label={t("fields.reason")}
          hint={t("fields.reasonHint")}
          most={CALL_LIMITS.reason}
          long
        />
        <TypedField {...field} name="place" label={t("fields.place")} most={CALL_LIMITS.place} />
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceField
            {...field}
            name="urgency"
            label={t("fields.urgency")}
            options={URGENCIES.map((value) => ({ value, text: t(`urgencies.${value}`) }))}
          />
          <TypedField {...field} name="value" type="decimal" label={t("fields.value")} />
        </div>
        {script.questions.map((question, n) => (
          <TypedField
            key={question}
            {...field}
            name={`answer${n}`}
            label={question}
            most={CALL_LIMITS.answer}
          />
        ))}
        <Button name="intent" value="log" size="lg" className="justify-self-start max-sm:w-full">
          {t("log.save")}
        </Button>
      </form>
    </Fold>
  );
}

function Line({ call }: { call: DeskView["calls"][number] }) {
  const t = useText("tel-pro");
  const texts = useProcessTexts();
  const { number, moment, money } = useFormat();
  const who = call.caller || call.phone;
  return (
    <li className="grid gap-1 border-b border-line py-3">
      {call.hazards.length > 0 && (
        <p>
          <Badge variant="destructive">
            {call.hazards.map((one) => t(`danger.${one}.name`)).join(" · ")}
          </Badge>
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-3">
        <a
          href={callPath(call.id)}
          className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          <Typed text={who} />
        </a>
        <a
          href={call.tel}
          className={buttonClass({ variant: "outline" })}
          aria-label={t("callOf", { who: isolated(who) })}
        >
          {t("call")}
        </a>
      </p>
      <p className="line-clamp-2">
        <Typed text={call.reason} />
      </p>
      <ProcessStanding standing={call.standing} texts={texts} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {call.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>{t(`urgencies.${call.urgency}`)}</span>
        <span>{isolated(moment(call.createdAt))}</span>
        {call.source === "page" && <span>{t("fromPage")}</span>}
        {call.wantsAt && <span>{t("wants", { moment: isolated(moment(call.wantsAt)) })}</span>}
        {call.rang > 1 && <span>{t("rang", { count: call.rang })}</span>}
        {call.attempts > 0 && <span>{t("tries", { count: call.attempts })}</span>}
        {call.valueCents > 0 && <span>{isolated(money(call.valueCents))}</span>}
        <span>{t("weight", { n: number(call.weight) })}</span>
        {call.snoozedUntil && <span>{t("rests", { moment: isolated(moment(call.snoozedUntil)) })}</span>}
      </p>
    </li>
  );
}

function Figures({ view: { speed, best, waiting } }: { view: DeskView }) {
  const t = useText("tel-pro");
  const { number } = useFormat();
  const duration = useDuration();
  const enough = speed.n >= LEAST_COUNTED && speed.median !== undefined && speed.ninetieth !== undefined;
  return (
    <TitledSection id="figures" title={t("figures.title")} className="grid gap-3">
      <FigureList
        rows={[
          [t("figures.waiting"), number(waiting)],
          [t("figures.median"), enough && duration(speed.median ?? 0)],
          [t("figures.ninetieth"), enough && duration(speed.ninetieth ?? 0)],
          [t("figures.n"), enough && number(speed.n)],
          [t("figures.best"), best && isolated(`${String(best.hour).padStart(2, "0")}:00`)],
        ]}
      />
      <p className="max-w-prose text-muted">
        {enough ? t("figures.text") : t("figures.few", { n: number(speed.n), least: number(LEAST_COUNTED) })}{" "}
        {best
          ? t("figures.bestText", { reached: number(best.reached), tries: number(best.tries) })
          : t("figures.bestFew", { least: number(LEAST_COUNTED) })}
      </p>
    </TitledSection>
  );
}

/** The phone desk: a call is written down, and those who wait are called back in the order that is printed here. */
export default function DeskScreen({ view, sent }: DeskScreenProps) {
  const t = useText("tel-pro");
  const shell = useText("shell");
  const { number } = useFormat();
  const to = (page: number) => `${TEL}?view=${view.view}&page=${page}`;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("telPro"))} title={shell("screens.telPro.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <p>
        <TextLink href={CALL_HOURS}>{shell("screens.callHours.title")}</TextLink>
      </p>
      <Problem sent={sent} />
      {!view.readOnly && <Log view={view} sent={sent} />}
      <TitledSection id="queue" title={t("queue.title")} className="grid gap-3">
        <p className="max-w-prose text-muted">{t("queue.order")}</p>
        <TabLinks
          label={t("views.label")}
          tabs={CALL_VIEWS.map((one) => ({
            href: one === "queue" ? TEL : `${TEL}?view=${one}`,
            text: t(`views.${one}`),
            current: one === view.view,
          }))}
        />
        {view.calls.length === 0 ? (
          <p>{t("queue.empty")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.calls.map((call) => (
              <Line key={call.id} call={call} />
            ))}
          </ol>
        )}
        {view.pages > 1 && (
          <Pagination
            label={t("queue.title")}
            position={t("position", { page: number(view.page + 1), pages: number(view.pages) })}
            previous={view.page > 0 ? { href: to(view.page), text: t("previous") } : undefined}
            next={view.page + 1 < view.pages ? { href: to(view.page + 2), text: t("next") } : undefined}
          />
        )}
      </TitledSection>
      <Figures view={view} />
      <TitledSection id="scripts" title={t("script.all")} className="grid gap-1">
        <ul className="flex flex-wrap gap-x-5">
          {view.scripts.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={scriptPath(id)}>
                <Typed text={title} />
              </TextLink>
            </li>
          ))}
          {!view.readOnly && (
            <li>
              <TextLink href={scriptPath("new")}>{t("script.new")}</TextLink>
            </li>
          )}
        </ul>
      </TitledSection>
    </div>
  );
}
