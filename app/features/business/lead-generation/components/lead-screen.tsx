import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { LEAD_LIMITS, LEADS } from "../leads.limits.ts";
import type { ClientView } from "../leads.view.server.ts";
import { LeadProblem, Messages, Review, useTrade } from "./lead-parts.tsx";

interface Props {
  view: ClientView;
  sent?: Sent;
}

/** A line of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="max-w-prose whitespace-pre-line">{children}</dd>
    </div>
  );
}

type Asked = Pick<
  ClientView,
  "trade" | "place" | "regionName" | "scope" | "budgetCents" | "timing" | "createdAt" | "quoteHref"
>;

/** What a request says of the job, to its client and to whoever looks for work. */
export function AskedFor({ lead }: { lead: Asked }) {
  const t = useText("leads");
  const { money, date } = useFormat();
  const trade = useTrade();
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={t("fields.trade")}>{trade(lead.trade)}</Fact>
        <Fact name={t("fields.place")}>
          <Typed text={lead.place} />, <span translate="no">{lead.regionName}</span>
        </Fact>
        <Fact name={t("fields.scope")}>
          <Typed text={lead.scope} />
        </Fact>
        <Fact name={t("pros.budget")}>
          {lead.budgetCents > 0 ? money(lead.budgetCents) : t("pros.noBudget")}
        </Fact>
        <Fact name={t("fields.timing")}>{t(`timings.${lead.timing}`)}</Fact>
        <Fact name={t("pros.posted")}>{date(lead.createdAt)}</Fact>
      </dl>
      {lead.quoteHref && <TextLink href={lead.quoteHref}>{t("pros.quote")}</TextLink>}
    </>
  );
}

function Facts({ view }: Props) {
  const t = useText("leads");
  return (
    <>
      <TitledSection id="told" title={t("client.told")} className="grid gap-3">
        <AskedFor lead={view} />
        {view.asked.length > 0 && (
          <div className="grid gap-1">
            <p>{t("client.asked")}</p>
            <ul className="list-disc ps-5">
              {view.asked.map(({ id, firm }) => (
                <li key={id}>
                  <TextLink href={`/pro/${id}`}>
                    <Typed text={firm} />
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </TitledSection>
      {view.client && (
        <TitledSection id="private" title={t("client.private")} className="grid gap-3">
          <dl className="grid gap-3 sm:grid-cols-2">
            {(["client", "email", "phone", "address"] as const)
              .filter((name) => view[name])
              .map((name) => (
                <Fact key={name} name={t(`fields.${name}`)}>
                  <Typed text={view[name]} />
                </Fact>
              ))}
          </dl>
        </TitledSection>
      )}
    </>
  );
}

function Firm({ view, firm, sent }: Props & { firm: ClientView["firms"][number] }) {
  const t = useText("leads");
  const { money, moment, number } = useFormat();
  const isHired = view.hired === firm.id;
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="text-lg">
          <Typed text={firm.firm} />
        </strong>
        {isHired && <Badge>{t("client.hired")}</Badge>}
        {firm.sample && <Badge variant="secondary">{t("sample")}</Badge>}
      </p>
      <p className="text-muted">
        {t("client.score", { n: number(firm.score) })} ·{" "}
        {firm.stars === null
          ? t("client.noStars")
          : t("client.stars", { n: number(Math.round(firm.stars * 10) / 10), count: firm.reviews })}
      </p>
      <p>{t("client.claimedAt", { at: moment(firm.claimedAt) })}</p>
      <p>
        {firm.contactedAt ? t("client.contactedAt", { at: moment(firm.contactedAt) }) : t("client.noContact")}
      </p>
      {firm.quotedAt && (
        <p>{t("client.quotedAt", { money: money(firm.quoteCents), at: moment(firm.quotedAt) })}</p>
      )}
      {view.can.includes("win") && (
        <form method="post" data-reload>
          <input type="hidden" name="idem" value={view.idem} />
          <input type="hidden" name="version" value={view.standing.version} />
          <input type="hidden" name="claim" value={firm.id} />
          <Button name="intent" value="hire">
            {t("client.hire")}
          </Button>
        </form>
      )}
      <Review
        claim={firm.id}
        idem={view.idem}
        title={t("review.titleOf", { firm: firm.firm })}
        may={firm.mayReview}
        own={firm.own}
        theirs={firm.theirs}
        sent={sent}
      />
      <Messages
        claim={firm.id}
        idem={firm.idem}
        said={firm.said}
        title={t("talk.titleOf", { firm: firm.firm })}
        may={view.mayAct}
        sent={sent}
      />
    </li>
  );
}

/** Pause, close and withdraw. */
function Closing({ view, sent }: Props) {
  const t = useText("leads");
  const form = (intent: string) => formOf([intent], sent);
  const say = (key: string) => t(key as Key<"leads">);
  const hidden = (
    <>
      <input type="hidden" name="idem" value={view.idem} />
      <input type="hidden" name="version" value={view.standing.version} />
    </>
  );
  if (view.can.length === 0) return null;
  return (
    <TitledSection id="closing" title={t("client.closing")} className="grid gap-4 print:hidden">
      {view.standing.state !== "new" && (
        <form method="post" data-reload>
          {hidden}
          <Button name="intent" value={view.paused ? "resume" : "pause"} variant="outline">
            {t(view.paused ? "client.resume" : "client.pause")}
          </Button>
        </form>
      )}
      {(["lose", "withdraw"] as const)
        .filter((intent) => view.can.includes(intent))
        .map((intent) => (
          <Fold key={intent} title={t(`client.${intent}`)} open={form(intent).isSent}>
            <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
              {hidden}
              {intent === "withdraw" && <p>{t("client.withdrawText")}</p>}
              <TypedField
                form={form(intent)}
                say={say}
                name="note"
                id={form(intent).error("note") ? "note" : `note-${intent}`}
                long
                label={t("fields.note")}
                hint={intent === "withdraw" ? t("optional") : undefined}
                most={LEAD_LIMITS.evidence}
              />
              <Button
                name="intent"
                value={intent}
                variant={intent === "withdraw" ? "destructive" : "outline"}
                className="justify-self-start"
              >
                {t(`client.${intent}`)}
              </Button>
            </form>
          </Fold>
        ))}
    </TitledSection>
  );
}

/** A request for whoever posted it: who has it, what was said, and the end of it. */
export default function LeadScreen({ view, sent, byLink }: Props & { byLink?: boolean }) {
  const t = useText("leads");
  const { number } = useFormat();
  const { state } = view.standing;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-4">
        <h1 className="text-2xl font-bold sm:text-3xl">{view.title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{t(`states.${state as "new"}`)}</Badge>
          {view.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <strong>{t("have", { n: number(view.claims), cap: number(view.cap) })}</strong>
        </p>
        {!byLink && <TextLink href={LEADS}>{t("client.back")}</TextLink>}
      </header>
      <LeadProblem sent={sent} anchor={(field) => field} />
      {view.isExample && (
        <Notice title={t("client.exampleTitle")}>
          <p>{t("client.exampleText")}</p>
        </Notice>
      )}
      {view.twin && !view.standing.ended && (
        <Notice tone="warn" title={t("client.twinTitle")}>
          <p>{t(state === "new" ? "client.twinWaits" : "client.twinSaid")}</p>
          {view.can.includes("screen") && (
            <form method="post" data-reload>
              <input type="hidden" name="idem" value={view.idem} />
              <input type="hidden" name="version" value={view.standing.version} />
              <Button name="intent" value="screen">
                {t("client.screen")}
              </Button>
            </form>
          )}
        </Notice>
      )}
      {view.paused && !view.standing.ended && <Notice title={t("client.paused")} />}
      <TitledSection id="who" title={t("client.who")} className="grid gap-3">
        {view.firms.length === 0 ? (
          <p>{t("client.nobody")}</p>
        ) : (
          <ul className="border-t-2 border-ink">
            {view.firms.map((firm) => (
              <Firm key={firm.id} view={view} firm={firm} sent={sent} />
            ))}
          </ul>
        )}
      </TitledSection>
      <Facts view={view} />
      <Closing view={view} sent={sent} />
    </div>
  );
}
