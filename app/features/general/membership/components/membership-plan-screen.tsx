import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { PlanView } from "../membership.view.server.ts";
import { monthOf } from "../plan-change.logic.ts";
import { Change, OpenInvoice, orderOf, PLAN, StepFields, Tiers } from "./plan-change.tsx";
import { Entitlements } from "./plan-entitlements.tsx";
import { Leave } from "./plan-leave.tsx";

export interface PlanScreenProps {
  view: PlanView;
  reply?: FormReply;
  /** Why nothing was done. */
  refused?: string;
}

/** What holds now, until when, and what comes then. */
function Now({ view }: { view: PlanView }) {
  const t = useText("membership-plan");
  const names = useText("membership");
  const format = useFormat();
  const { state, tier, leaving, noticedAt, turnsAt, periodEnd, manages } = view;
  const day = (moment: string | null) => (moment ? format.date(moment) : "");
  const said = state === "active" ? (leaving ? "leaving" : noticedAt ? "noticed" : "active") : state;
  const words = {
    name: names(`tiers.${tier}.name`),
    day: day(said === "noticed" ? turnsAt : periodEnd),
    until: day(periodEnd),
    amount: format.money(monthOf(tier)),
  };
  const canPay = manages && !view.open && (said === "noticed" || said === "past_due");
  return (
    <section
      aria-labelledby="now"
      className="grid gap-3 border border-t-4 border-line border-t-accent bg-surface p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="now" className="text-2xl font-bold" translate="no">
          {names(`tiers.${view.plan}.name`)}
        </h2>
        {state !== "free" && <Badge>{t(`states.${said}` as Key<"membership-plan">)}</Badge>}
      </div>
      <p className="max-w-prose">{t(`now.${said}` as Key<"membership-plan">, words)}</p>
      {canPay && (
        <a href={`${PLAN}?to=${tier}#change`} className={buttonClass({ className: "justify-self-start" })}>
          {t("now.pay")}
        </a>
      )}
      {leaving && manages && (
        <form method="post" action={PLAN}>
          <StepFields view={view} />
          <Button name="intent" value="stay">
            {t("now.stay")}
          </Button>
        </form>
      )}
      {!manages && <p className="text-muted">{t("now.ownersOnly")}</p>}
    </section>
  );
}

/** Every invoice there was, newest first; each leads to its page, from which it is printed. */
function Invoices({ view: { charges } }: { view: PlanView }) {
  const t = useText("membership-plan");
  const names = useText("membership");
  const format = useFormat();
  const standsAs = (one: PlanView["charges"][number]) =>
    one.order === "cancelled" ? "cancelled" : one.appliedAt ? "paid" : one.open ? "open" : "over";
  return (
    <TitledSection id="invoices" title={t("invoices.title")} className="grid gap-3">
      {charges.length === 0 ? (
        <p className="text-muted">{t("invoices.none")}</p>
      ) : (
        <DataTable
          caption={t("invoices.title")}
          captionHidden
          columns={[
            { key: "number", heading: t("invoices.number") },
            { key: "date", heading: t("invoices.date") },
            { key: "what", heading: t("invoices.what") },
            { key: "stands", heading: t("invoices.stands") },
            { key: "amount", heading: t("invoices.amount"), numeric: true },
          ]}
          rows={charges.map((one) => ({
            id: one.id,
            cells: {
              number: (
                <a href={orderOf(one.id, "invoice")} className="standing-link" translate="no">
                  <bdi>ORD-{one.number}</bdi>
                </a>
              ),
              date: format.date(one.createdAt),
              what: t(`invoices.kinds.${one.kind}`, { name: names(`tiers.${one.tier}.name`) }),
              stands:
                one.backCents > 0
                  ? t("invoices.back", { amount: format.money(one.backCents) })
                  : t(`invoices.states.${standsAs(one)}`),
              amount: <bdi>{format.money(one.amountCents)}</bdi>,
            },
          }))}
        />
      )}
    </TitledSection>
  );
}

/** The plan of a workspace: what it is, what a change costs, what it holds, its invoices, and the way out. */
export function MembershipPlanScreen({ view, reply, refused }: PlanScreenProps) {
  const t = useText("membership-plan");
  const shell = useText("shell");
  const word = (key: string) => t(key as Key<"membership-plan">);
  const errors = Object.entries(reply?.errors ?? {});
  // The first tile of a group stands for its field.
  const place = (field: string) => (field === "when" ? "when-now" : field);
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("membershipPlan"))}
        title={shell("screens.membershipPlan.title")}
      >
        <p>{view.workspace ? t("inWorkspace", { workspace: `\u2068${view.workspace}\u2069` }) : t("lead")}</p>
      </PageHeading>
      {(refused || errors.length > 0) && (
        <ErrorSummary
          title={t("errors.title")}
          message={refused && word(`errors.${refused}`)}
          items={errors.map(([field, key]) => ({ field: place(field), message: word(key) }))}
        />
      )}
      <Now view={view} />
      {view.open && !view.to && <OpenInvoice view={view} />}
      {view.to && <Change view={view} to={view.to} />}
      <Tiers view={view} />
      <Entitlements view={view} zone={zoneOf(reply, word)} />
      <Invoices view={view} />
      {view.may.leaveNow === "no" && view.tried && view.state === "free" && (
        <Notice title={t("tiers.triedTitle")}>{t("tiers.triedText")}</Notice>
      )}
      <Leave view={view} reply={reply} />
    </div>
  );
}

function zoneOf(reply: FormReply | undefined, word: (key: string) => string) {
  if (reply?.fields.intent !== "zone") return undefined;
  const error = reply.errors.zone;
  return { typed: reply.fields.zone, error: error && word(error) };
}
