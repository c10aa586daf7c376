import type { WaitingClaim } from "~/engines/directory/directory.server.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { companyPath } from "../rental-companies.limits.ts";
import { Problem, TypedField } from "./parts.tsx";

/** Pages of firms of every kind are claimed here. */
const pathOf = ({ kind, entry }: WaitingClaim) => (kind === "firm" ? `/pro/${entry}` : companyPath(entry));

function OneClaim({ claim, idem, sent }: { claim: WaitingClaim; idem: string; sent?: Sent }) {
  const t = useText("rental-companies");
  const { date } = useFormat();
  const form = formOf(["refuse", "grant"], sent?.fields.claim === claim.id ? sent : undefined);
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-4">
        <TextLink href={pathOf(claim)} className="text-lg font-bold">
          <Typed text={claim.name} />
        </TextLink>
        <span className="text-muted">
          {t(`claim.states.${claim.state as "asked"}`)} · {date(claim.stateSince)}
        </span>
      </p>
      <p>
        {t("claim.by")} <Typed text={claim.claimant} />
      </p>
      <Typed text={claim.evidence} />
      {claim.address && (
        <p>
          <TextLink href={claim.address} rel="external nofollow noopener noreferrer">
            <bdi translate="no">{claim.address}</bdi>
          </TextLink>
        </p>
      )}
      {claim.state === "shown" && Boolean(claim.taken) && <p>{t("claim.taken")}</p>}
      {claim.state === "shown" && (
        <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? idem} />
          <input type="hidden" name="claim" value={claim.id} />
          <input type="hidden" name="version" value={claim.version} />
          <TypedField
            form={form}
            name="note"
            id={`note-${claim.id}`}
            label={t("claim.note")}
            hint={t("claim.noteHint")}
            long
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="grant">
              {t("claim.grant")}
            </Button>
            <Button name="intent" value="refuse" variant="destructive">
              {t("claim.refuse")}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

/** What firms claim, for administrators: those that wait longest first. */
export default function ClaimsScreen({
  claims,
  idem,
  sent,
}: {
  claims: readonly WaitingClaim[];
  idem: string;
  sent?: Sent;
}) {
  const t = useText("rental-companies");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("claims"))} title={shell("screens.claims.title")}>
        <p>{t("claim.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {claims.length === 0 && <p>{t("claim.nothing")}</p>}
      <ul className="border-t-2 border-ink">
        {claims.map((claim) => (
          <OneClaim key={claim.id} claim={claim} idem={idem} sent={sent} />
        ))}
      </ul>
    </div>
  );
}
