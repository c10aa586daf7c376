import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  CERTIFICATE,
  PROPOSAL_LIMITS,
  proposalPath,
  proposalsPath,
  TEMPLATES,
  VIEWS,
} from "../proposals.limits.ts";
import type { ProposalsView } from "../proposals.view.server.ts";
import { Problem, useNumber, useProcessTexts, useSay } from "./proposal-parts.tsx";

interface ProposalsScreenProps {
  view: ProposalsView;
  sent?: Sent;
}

/** The form of a new proposal: from what leads to it, or from a template and what is known of the scope. */
function Begin({ view, sent }: ProposalsScreenProps) {
  const t = useText("proposals");
  const say = useSay();
  const { from } = view;
  const form = formOf(["create"], sent, {
    ...{ title: from?.title ?? "", client: from?.client ?? "", site: from?.site ?? "" },
    ...{ facts: from?.facts ?? "", template: from ? "none" : "kitchen" },
  });
  const shared = { form, say };
  return (
    <TitledSection id="begin" title={t("begin.title")} className="grid gap-4">
      {from ? (
        <p>
          {t("begin.from")}{" "}
          <TextLink href={from.href}>
            <Typed text={from.name} />
          </TextLink>
        </p>
      ) : (
        <p className="max-w-prose text-muted">{t("begin.text")}</p>
      )}
      <form method="post" action={proposalsPath({})} noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        {(from || form.value("from")) && (
          <input type="hidden" name="from" value={from?.from ?? form.value("from")} />
        )}
        {from?.kind === "estimate" ? (
          <input type="hidden" name="template" value="none" />
        ) : (
          <div className="grid gap-5 sm:grid-cols-2">
            <ChoiceField
              {...shared}
              name="template"
              label={t("fields.template")}
              options={["none", ...TEMPLATES].map((value) => ({ value, text: say(`templates.${value}`) }))}
            />
            <TypedField
              {...shared}
              name="size"
              label={t("fields.size")}
              hint={t("fields.sizeHint")}
              type="decimal"
            />
          </div>
        )}
        <TypedField {...shared} name="title" label={t("fields.title")} most={PROPOSAL_LIMITS.title} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField {...shared} name="client" label={t("fields.client")} most={PROPOSAL_LIMITS.client} />
          <TypedField {...shared} name="site" label={t("fields.site")} most={PROPOSAL_LIMITS.site} />
        </div>
        <TypedField
          {...shared}
          name="facts"
          label={t("fields.facts")}
          hint={t("fields.factsHint")}
          most={PROPOSAL_LIMITS.text}
          long
        />
        {view.ownsPack && <BoxField {...shared} name="pack" label={t("fields.pack")} />}
        <Button name="intent" value="create" className="justify-self-start max-sm:w-full">
          {t("begin.submit")}
        </Button>
      </form>
    </TitledSection>
  );
}

function ProposalLine({ proposal }: { proposal: ProposalsView["proposals"][number] }) {
  const t = useText("proposals");
  const { money } = useFormat();
  const numbered = useNumber();
  const texts = useProcessTexts();
  return (
    <li className="grid gap-1 border-b border-line py-4 sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <div className="grid gap-1">
        <p className="text-sm text-muted tabular-nums">{numbered(proposal.number)}</p>
        <h3 className="text-lg font-bold wrap-anywhere">
          <TextLink href={proposalPath(proposal.id)}>
            <Typed text={proposal.title} />
          </TextLink>
        </h3>
        <p className="flex flex-wrap items-center gap-x-4">
          {proposal.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {proposal.client && <Typed text={proposal.client} />}
        </p>
        <ProcessStanding standing={proposal.standing} texts={texts} zone="UTC" />
      </div>
      <p className="text-lg font-bold tabular-nums sm:text-end">
        <bdi>{money(proposal.totalCents)}</bdi>
      </p>
    </li>
  );
}

/** How often an offer from each template was accepted, of those that were decided. */
function WinRates({ view }: Pick<ProposalsScreenProps, "view">) {
  const t = useText("proposals");
  const say = useSay();
  const { number, percent } = useFormat();
  if (view.winRates.length === 0) return null;
  return (
    <TitledSection id="wins" title={t("wins.title")} className="grid gap-2">
      <DataTable
        caption={t("wins.caption")}
        columns={[
          { key: "template", heading: t("fields.template") },
          { key: "decided", heading: t("wins.decided"), numeric: true },
          { key: "won", heading: t("wins.won"), numeric: true },
          { key: "rate", heading: t("wins.rate"), numeric: true },
        ]}
        rows={view.winRates.map(({ template, decided, won, percent: rate }) => ({
          id: template || "none",
          cells: {
            template: say(`templates.${template || "none"}`),
            decided: <bdi>{number(decided)}</bdi>,
            won: <bdi>{number(won)}</bdi>,
            rate: <bdi>{percent(rate)}</bdi>,
          },
        }))}
      />
    </TitledSection>
  );
}

/** The proposals of a workspace: what is out, what was won, and the beginning of the next one. */
export default function ProposalsScreen({ view, sent }: ProposalsScreenProps) {
  const t = useText("proposals");
  const shell = useText("shell");
  const say = useSay();
  const { number, money } = useFormat();
  const { pages, asked } = view;
  const page = asked.page + 1;
  const here = asked.view === "open" ? "" : asked.view;
  const to = (one: number) => proposalsPath({ view: here, page: one > 1 ? String(one) : "" });
  const begin = !view.readOnly && <Begin view={view} sent={sent} />;
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("proposalBuilder"))}
        title={shell("screens.proposalBuilder.title")}
      >
        {t("lead")}
      </PageHeading>
      <Problem sent={sent} />
      {begin}
      <TitledSection id="list" title={t("list")} className="grid gap-4">
        {view.figures.out > 0 && (
          <p className="text-lg">
            {t("figures.out", { count: view.figures.out, total: isolated(money(view.figures.outCents)) })}
          </p>
        )}
        <TabLinks
          label={t("views.label")}
          tabs={VIEWS.map((one) => ({
            href: proposalsPath({ view: one === "open" ? "" : one }),
            text: say(`views.${one}`),
            current: one === asked.view,
          }))}
        />
        {view.proposals.length === 0 ? (
          <p>{t("empty")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.proposals.map((proposal) => (
              <ProposalLine key={proposal.id} proposal={proposal} />
            ))}
          </ol>
        )}
        {pages > 1 && (
          <Pagination
            label={t("list")}
            position={t("position", { page: number(page), pages: number(pages) })}
            previous={page > 1 ? { href: to(page - 1), text: t("previous") } : undefined}
            next={page < pages ? { href: to(page + 1), text: t("next") } : undefined}
          />
        )}
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={proposalPath("sample")}>{t("example")}</TextLink>
          <TextLink href={CERTIFICATE}>{t("certificate.link")}</TextLink>
          <TextLink href={`${screen("quoteRequests").path}#page`}>{t("brand")}</TextLink>
        </p>
      </TitledSection>
      <WinRates view={view} />
    </div>
  );
}
