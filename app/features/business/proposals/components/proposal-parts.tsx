import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import type { Brand } from "~/features/business/instant-quote/firm-brand.queries.server.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FirmHead } from "~/ui/firm-head.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { DrawnSignature } from "~/ui/signature.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { stateOver } from "../deposit-caps.ts";
import { CERTIFICATE } from "../proposals.limits.ts";
import type { ProposalView } from "../proposals.view.server.ts";
import { useCap } from "./cap-parts.tsx";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("proposals");
  const capIn = useCap();
  return (key: string) => {
    const cap = capIn(stateOver(key) ?? "");
    return cap ? t("errors.overCapIn", cap) : t(key as Key<"proposals">);
  };
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "total", "from"];

/** The id of a field: lines that stand in a page have fields of the same names. */
export const lineField = (line: string | undefined, name: string) => `line-${line ?? "new"}-${name}`;

interface ProblemProps {
  sent?: Sent;
  /** Lines that stand; the fields of another one are those of a new line. */
  lines?: readonly string[];
}

/** What is wrong, above the page; the talk says itself what is wrong with a message. */
export function Problem({ sent, lines = [] }: ProblemProps) {
  const t = useText("proposals");
  const say = useSay();
  const { intent = "", transition = "", line = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    if (intent === "line") return lineField(lines.includes(line) ? line : undefined, field);
    return ["accept", "decline", "ask"].includes(intent) ? `${intent}-${field}` : field;
  };
  if (intent.startsWith("post")) return null;
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={say}
      hidden={intent === "line" ? [...HIDDEN, "line"] : HIDDEN}
      anchor={anchor}
    />
  );
}

/** Its number; what was never sent has none. */
export function useNumber() {
  const t = useText("proposals");
  const { number } = useFormat();
  return (given: number | null) =>
    given === null ? t("unnumbered") : t("proposal", { number: number(given) });
}

interface Shown {
  proposal: { number: number | null; title: string; sample?: boolean };
  facts: Readonly<Record<"firm" | "licence" | "client" | "site" | "validUntil", string>>;
  /** How the firm looks to its clients. */
  brand?: Brand;
  children?: React.ReactNode;
}

/** The offer: its title as a heading, by whom, for whom and where, and until when it holds. */
export function ProposalHead({ proposal, facts, brand, children }: Shown) {
  const t = useText("proposals");
  const { date } = useFormat();
  const numbered = useNumber();
  const rows = [
    // Where its name stands above, it stands there alone.
    { name: t("fields.firm"), text: brand && !brand.logo ? "" : facts.firm },
    { name: t("fields.licence"), text: facts.licence },
    { name: t("fields.client"), text: facts.client },
    { name: t("fields.site"), text: facts.site },
  ].filter(({ text }) => text !== "");
  return (
    <header className="grid gap-3 border-b border-line pb-6">
      {brand && <FirmHead firm={facts.firm || brand.firm} logo={brand.logo} />}
      {children}
      <p className="text-sm font-medium text-accent tabular-nums">{numbered(proposal.number)}</p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={proposal.title} />
      </h1>
      {proposal.sample && (
        <p>
          <Badge variant="secondary">{t("sample")}</Badge>
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>
              <Typed text={text} />
            </dd>
          </div>
        ))}
        {facts.validUntil && (
          <div className="contents">
            <dt className="text-muted">{t("fields.validUntil")}</dt>
            <dd>
              <bdi>{date(facts.validUntil)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** What was sent, and under whose name it was accepted, with the certificate of it. */
export function Proof({ sent, accepted }: Pick<ProposalView, "sent" | "accepted">) {
  const t = useText("proposals");
  const { moment, money, number } = useFormat();
  if (!sent) return null;
  return (
    <div className="grid gap-2">
      {accepted && (
        <Notice tone="ok" title={t("proof.accepted", { name: isolated(accepted.name) })}>
          <p>
            {t("proof.acceptedAt", {
              moment: isolated(moment(accepted.at)),
              total: isolated(money(accepted.totalCents)),
            })}
          </p>
          <DrawnSignature path={accepted.drawn} label={t("proof.drawn", { name: isolated(accepted.name) })} />
          <p>
            <TextLink href={`${CERTIFICATE}?hash=${accepted.hash}`}>{t("proof.certificate")}</TextLink>
          </p>
        </Notice>
      )}
      <p className="text-sm text-muted">
        {t("proof.sent", {
          number: number(sent.number),
          moment: isolated(moment(sent.at)),
          hash: isolated(sent.hash),
        })}
      </p>
    </div>
  );
}
