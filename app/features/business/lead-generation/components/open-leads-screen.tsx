import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { LEAD_CLASSES, LEAD_TRADES } from "~db/schema/leads.terms.ts";
import { LEAD_LIMITS, LEADS, openLeadPath } from "../leads.limits.ts";
import type { OpenListView } from "../leads.view.server.ts";
import { LeadProblem, RegionField, useLength, useTrade } from "./lead-parts.tsx";
import { Score } from "./score.tsx";

interface Props {
  view: OpenListView;
  sent?: Sent;
}

/** What a firm looks for: trades, area, licence and how much in a week. */
function Profile({ view, sent }: Props) {
  const t = useText("leads");
  const trade = useTrade();
  const form = formOf(["profile"], sent, view.form);
  const say = (key: string) => t(key as Key<"leads">);
  const field = { form, say };
  const tradesError = form.error("trades");
  return (
    <Fold title={t(view.pro ? "pros.profileChange" : "pros.profileMake")} open={form.isSent || !view.pro}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="version" value={form.value("version")} />
        <TypedField {...field} name="firm" label={t("fields.firm")} most={LEAD_LIMITS.firm} />
        <CheckboxList
          name="trades"
          legend={t("fields.trades")}
          options={LEAD_TRADES.map((id) => ({ value: id, text: trade(id) }))}
          chosen={form.value("trades").split(",")}
          error={tradesError && say(tradesError)}
        />
        <RegionField form={form} regions={view.regions} />
        <TypedField {...field} name="place" label={t("fields.place")} most={LEAD_LIMITS.place} />
        <TypedField
          {...field}
          name="position"
          label={t("fields.position")}
          hint={t("fields.positionHint")}
          most={LEAD_LIMITS.position}
        />
        <TypedField {...field} name="radius" type="numeric" label={t("fields.radius")} />
        <CheckboxList
          name="classes"
          legend={t("fields.classes")}
          hint={t("fields.classesHint")}
          options={LEAD_CLASSES.map((id) => ({ value: id, text: t(`classes.${id}`) }))}
          chosen={form.value("classes").split(",")}
        />
        <TypedField
          {...field}
          name="licence"
          label={t("fields.licence")}
          hint={t("optional")}
          most={LEAD_LIMITS.licence}
        />
        <TypedField {...field} name="weekly" type="numeric" label={t("fields.weekly")} />
        <BoxField {...field} name="paused" label={t("fields.paused")} />
        <Button name="intent" value="profile" className="justify-self-start">
          {t("pros.save")}
        </Button>
      </form>
    </Fold>
  );
}

function Standing({ view }: Props) {
  const t = useText("leads");
  const { number, date } = useFormat();
  const length = useLength();
  const { pro } = view;
  if (!pro) return null;
  return (
    <>
      {pro.paused && <Notice tone="warn" title={t("pros.pausedText")} />}
      <p>{t("pros.week", { used: number(pro.used), weekly: number(pro.weekly) })}</p>
      <p>
        {pro.answersIn === undefined
          ? t("pros.noAnswers")
          : t("pros.answers", { time: length(pro.answersIn) })}
      </p>
      <p>
        {pro.checkedOn ? t("pros.checked", { date: date(pro.checkedOn) }) : t("pros.unchecked")}{" "}
        {!pro.checkedOn && <TextLink href="/license-checker">{t("pros.check")}</TextLink>}
      </p>
    </>
  );
}

function Fitting({ view }: Props) {
  const t = useText("leads");
  const { number, money, date } = useFormat();
  const trade = useTrade();
  return (
    <TitledSection id="fitting" title={t("pros.fitting")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("pros.formula")}</p>
      {view.fitting.length === 0 && <p>{t(view.pro ? "pros.nothing" : "pros.noProfile")}</p>}
      {view.fitting.length > 0 && (
        <ul className="border-t-2 border-ink">
          {view.fitting.map((row) => (
            <li key={row.id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <TextLink href={openLeadPath(row.id)} className="font-bold">
                  {trade(row.trade)}, <Typed text={row.place} />
                </TextLink>
                {row.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                {Boolean(row.asked) && <Badge variant="outline">{t("pros.asked")}</Badge>}
                <span>{t("have", { n: number(row.claims), cap: number(row.cap) })}</span>
              </p>
              <p className="text-muted">
                {row.budgetCents > 0 ? money(row.budgetCents) : t("pros.noBudget")} ·{" "}
                {t(`timings.${row.timing}`)} · {date(row.createdAt)}
              </p>
              {row.fit && <Score fit={row.fit} />}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Claimed({ view }: Props) {
  const t = useText("leads");
  const { number, date } = useFormat();
  const trade = useTrade();
  return (
    <TitledSection id="mine" title={t("pros.mine")} className="grid gap-3">
      {view.claimed.length === 0 ? (
        <p>{t("pros.noneMine")}</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {view.claimed.map((row) => (
            <li key={row.id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <TextLink href={openLeadPath(row.lead)} className="font-bold">
                  {trade(row.trade)}, <Typed text={row.place} />
                </TextLink>
                <Badge variant="outline">{t(`states.${row.state as "new"}`)}</Badge>
                {row.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              </p>
              <p className="text-muted">
                <Typed text={row.firm} /> · {t("have", { n: number(row.claims), cap: number(row.cap) })} ·{" "}
                {date(row.claimedAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** What fits a firm, and what it has. */
export default function OpenLeadsScreen({ view, sent }: Props) {
  const t = useText("leads");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("openLeads"))} title={shell("screens.openLeads.title")}>
        <p>{t("pros.lead")}</p>
      </PageHeading>
      <LeadProblem sent={sent} />
      <TitledSection id="profile" title={t("pros.profile")} className="grid gap-3">
        <Standing view={view} />
        {view.mayWrite && <Profile view={view} sent={sent} />}
      </TitledSection>
      <Fitting view={view} />
      <Claimed view={view} />
      <p>
        <TextLink href={LEADS}>{t("numbers")}</TextLink>
      </p>
    </div>
  );
}
