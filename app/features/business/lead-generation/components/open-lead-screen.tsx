import { ChainList, fromAddress } from "~/engines/chain/chain.ts";
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
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { INVALID_REASONS, PASS_REASONS } from "~db/schema/leads.terms.ts";
import { OPEN_LEADS } from "../leads.limits.ts";
import type { OpenLeadView } from "../leads.view.server.ts";
import { LeadProblem, Messages, Review } from "./lead-parts.tsx";
import { AskedFor, Fact } from "./lead-screen.tsx";
import { ReportForm } from "./report-form.tsx";
import { Score } from "./score.tsx";

interface Props {
  view: OpenLeadView;
  sent?: Sent;
}

/** Why a request cannot be claimed; nothing where it can. */
function useObstacles(view: OpenLeadView): string[] {
  const t = useText("leads");
  if (!view.hasPro) return [t("errors.noProfile")];
  const needed = view.needs ? t(`classes.${view.needs}`) : "";
  return [
    ...(view.own && !view.sample ? [t("pros.yours")] : []),
    ...(view.claims >= view.cap ? [t("pros.full")] : []),
    ...(view.paused ? [t("pros.paused")] : []),
    ...(view.fit?.misfits ?? []).map((misfit) => t(`misfits.${misfit}`, { class: needed })),
  ];
}

function Claim({ view, sent }: Props) {
  const t = useText("leads");
  const obstacles = useObstacles(view);
  const form = formOf(["pass"], sent, { reason: "" });
  const say = (key: string) => t(key as Key<"leads">);
  return (
    <div className="grid gap-4">
      {obstacles.length > 0 ? (
        <Notice tone="warn" title={t("pros.cannot")}>
          <ul>
            {obstacles.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <form method="post" className="grid gap-3" data-reload>
          <input type="hidden" name="idem" value={view.idem} />
          <input type="hidden" name="lead" value={view.id} />
          <p className="max-w-prose">{t("pros.claimText")}</p>
          <Button name="intent" value="claim" className="justify-self-start">
            {t("pros.claim")}
          </Button>
        </form>
      )}
      <Fold title={t("pros.pass")} open={form.isSent}>
        <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="lead" value={view.id} />
          <ChoiceField
            {...{ form, say }}
            name="reason"
            label={t("fields.reason")}
            options={[
              { value: "", text: t("choose") },
              ...PASS_REASONS.map((id) => ({ value: id, text: t(`passes.${id}`) })),
            ]}
          />
          <Button name="intent" value="pass" variant="outline" className="justify-self-start">
            {t("pros.pass")}
          </Button>
        </form>
      </Fold>
    </div>
  );
}

/** Who asks, what was done so far, and what comes next: for those who have claimed it. */
function Claimed({ view, sent, claim }: Props & { claim: NonNullable<OpenLeadView["claim"]> }) {
  const t = useText("leads");
  const { money, moment } = useFormat();
  const form = formOf(["quoted"], sent, { sum: "" });
  const say = (key: string) => t(key as Key<"leads">);
  const end = { kind: "lead", id: claim.id } as const;
  return (
    <>
      <TitledSection id="contact" title={t("pros.contact")} className="grid gap-3">
        <dl className="grid gap-3 sm:grid-cols-2">
          {(["client", "email", "phone", "address"] as const)
            .filter((name) => view[name])
            .map((name) => (
              <Fact key={name} name={t(`fields.${name}`)}>
                <Typed text={view[name]} />
              </Fact>
            ))}
        </dl>
        <p>{t("client.claimedAt", { at: moment(claim.claimedAt) })}</p>
        <p>
          {claim.contactedAt
            ? t("client.contactedAt", { at: moment(claim.contactedAt) })
            : t("client.noContact")}
        </p>
        {claim.quotedAt && (
          <p>{t("client.quotedAt", { money: money(claim.quoteCents), at: moment(claim.quotedAt) })}</p>
        )}
        {claim.isHired && <Notice tone="ok" title={t("pros.hired")} />}
        {!view.isOver && !claim.contactedAt && (
          <form method="post" data-reload>
            <input type="hidden" name="claim" value={claim.id} />
            <Button name="intent" value="contact">
              {t("pros.contacted")}
            </Button>
          </form>
        )}
        {!view.isOver && (
          <Fold title={t("pros.quoted")} open={form.isSent}>
            <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
              <input type="hidden" name="claim" value={claim.id} />
              <TypedField {...{ form, say }} name="sum" type="decimal" label={t("fields.sum")} />
              <Button name="intent" value="quoted" variant="outline" className="justify-self-start">
                {t("pros.quoted")}
              </Button>
            </form>
          </Fold>
        )}
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={fromAddress("/deal/new", end)}>{t("pros.deal")}</TextLink>
          <TextLink href={fromAddress("/proposal-builder", end)}>{t("pros.proposal")}</TextLink>
        </p>
        {view.report ? (
          <p>
            {t(
              (
                {
                  open: "pros.reportOpen",
                  confirmed: "pros.reportConfirmed",
                  refused: "pros.reportRefused",
                } as const
              )[view.report.state as "open"],
            )}
          </p>
        ) : (
          !view.isOver && <ReportForm view={view} claim={claim.id} sent={sent} reasons={INVALID_REASONS} />
        )}
      </TitledSection>
      <ChainList records={view.chain} here={end} />
      <Review
        claim={claim.id}
        idem={view.idems[0] ?? ""}
        title={t("review.titleClient")}
        may={view.mayReview}
        own={view.ownReview}
        theirs={view.theirs}
        sent={sent}
      />
      <Messages
        claim={claim.id}
        idem={view.idems[1] ?? ""}
        said={view.said}
        title={t("talk.title")}
        may
        sent={sent}
      />
    </>
  );
}

/** One request as a pro sees it: coarse before the claim, with who asks after it. */
export default function OpenLeadScreen({ view, sent }: Props) {
  const t = useText("leads");
  const { number } = useFormat();
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-4">
        <h1 className="text-2xl font-bold sm:text-3xl">{view.title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{t(`states.${view.state as "new"}`)}</Badge>
          {view.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {Boolean(view.asked) && <Badge variant="outline">{t("pros.asked")}</Badge>}
          <strong>{t("have", { n: number(view.claims), cap: number(view.cap) })}</strong>
        </p>
        <TextLink href={OPEN_LEADS}>{t("pros.back")}</TextLink>
      </header>
      <LeadProblem sent={sent} />
      {Boolean(view.twin) && <Notice tone="warn" title={t("pros.twin")} />}
      <AskedFor lead={view} />
      {view.fit && (
        <div className="grid gap-2">
          <p className="max-w-prose text-muted">{t("pros.formula")}</p>
          <Score fit={view.fit} />
        </div>
      )}
      {view.claim ? (
        <Claimed view={view} sent={sent} claim={view.claim} />
      ) : (
        <Claim view={view} sent={sent} />
      )}
    </div>
  );
}
