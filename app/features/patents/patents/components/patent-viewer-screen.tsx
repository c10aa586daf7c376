import type { ComponentProps, ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { OpenFigure, PatentDetail } from "../patents.queries.server.ts";
import { FigureDialog } from "./figure-dialog.tsx";
import { FigureName, FigureSheet } from "./figure-sheet.tsx";
import { Confidence, ENGLISH, SampleNotice, StatusBadge, TEXT_COLOUR, Value } from "./patent-marks.tsx";
import { ReviewForm } from "./review-form.tsx";

interface PatentViewerScreenProps extends Omit<ComponentProps<typeof ReviewForm>, "patentId"> {
  patent: PatentDetail;
  open?: OpenFigure;
}

const addressOf = (id: number, figure?: number) =>
  figure ? `/patent-viewer/${id}?figure=${figure}` : `/patent-viewer/${id}`;

function Facts({ patent }: { patent: PatentDetail }) {
  const t = useText("patents");
  const { value, deadline } = patent;
  const facts: [string, ReactNode][] = [
    [t("facts.status"), <StatusBadge key="s" status={patent.status} />],
    [t("facts.priority"), t(`priority.${patent.priority}`)],
    [t("facts.group"), t(`groups.${patent.group}`)],
    [t("facts.confidence"), <Confidence key="c" percent={patent.confidence} band={patent.band} />],
    [t("facts.value"), <Value key="v" range={value} />],
    [t("facts.deadline"), t("facts.days", { from: deadline[0], to: deadline[1] })],
    [t("facts.claims"), patent.claims],
    [t("facts.figures"), patent.figures],
  ];
  if (patent.pages) facts.push([t("facts.pages"), patent.pages]);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border border-line bg-surface p-4 sm:grid-cols-3 sm:p-6">
      {facts.map(([name, shown]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection id={id} title={title} className="grid gap-4 border-t-2 border-ink pt-4">
      {children}
    </TitledSection>
  );
}

/** All drawings of the patent in one dialog; each leads to its full sheet. */
function Diagrams({ patent: { id, drawings } }: { patent: PatentDetail }) {
  const tDetail = useText("patent-detail");
  return (
    <Dialog
      id="diagrams"
      title={tDetail("diagrams")}
      close={tDetail("close")}
      open={
        <>
          <Icon name="layout-grid" />
          {tDetail("diagramsOpen")}
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-4">
        {drawings.map(({ number, kind, brief }) => (
          <li key={number}>
            <a
              href={addressOf(id, number)}
              className="grid gap-1 text-blueprint underline underline-offset-4"
            >
              <FigureSheet patentId={id} number={number} brief={brief} />
              <span>
                <FigureName number={number} kind={kind} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Neighbours({ patent: { previous, next } }: { patent: PatentDetail }) {
  const tDetail = useText("patent-detail");
  return (
    <nav
      aria-label={tDetail("neighbours")}
      className="flex flex-wrap justify-between gap-x-8 border-t border-line pt-4 print:hidden"
    >
      {previous && (
        <TextLink href={addressOf(previous.id)} className="gap-2">
          <Icon name="arrow-left" directional />
          <span>
            {tDetail("previous")}: {previous.title}
          </span>
        </TextLink>
      )}
      {next && (
        <TextLink href={addressOf(next.id)} className="ms-auto gap-2">
          <span>
            {tDetail("next")}: {next.title}
          </span>
          <Icon name="arrow-right" directional />
        </TextLink>
      )}
    </nav>
  );
}

/** One patent: facts, drawings, claims, specification, and what the reader keeps about it. */
export default function PatentViewerScreen({ patent, open, ...review }: PatentViewerScreenProps) {
  const t = useText("patents");
  const tDrawing = useText("patent-drawings");
  const tDetail = useText("patent-detail");
  const { id, title, description, drawings, components, specification, outline, related } = patent;
  const [first] = drawings;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <p className="print:hidden">
        <TextLink href="/patents-list" className="gap-2">
          <Icon name="arrow-left" directional />
          {tDetail("back")}
        </TextLink>
      </p>
      <PageHeading sheet={`${sheetNumber(screen("patentViewer"))} / ${id}`} title={title}>
        <p>{description}</p>
      </PageHeading>
      <SampleNotice />
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start justify-items-start gap-3">
          {first && (
            <a href={addressOf(id, 1)} className="w-full max-w-80">
              <FigureSheet patentId={id} number={1} brief={first.brief} eager />
            </a>
          )}
          <div className="flex flex-wrap gap-3 print:hidden">
            <Diagrams patent={patent} />
            <TextLink href={`/patent-figures/${id}/sheets.pdf`} download className="gap-2">
              <Icon name="download" />
              {tDrawing("sheets")}
            </TextLink>
          </div>
        </div>
        <div className="grid content-start gap-6">
          <Facts patent={patent} />
          <p className="max-w-prose text-sm text-muted">{t("facts.valueNote")}</p>
          <p className="max-w-prose text-sm text-muted">{t("english")}</p>
        </div>
      </div>
      <Section id="components" title={tDetail("components")}>
        <ul {...ENGLISH} className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {components.map(({ name, icon, color }, n) => (
            <li key={name} className="flex min-h-12 items-center gap-3 bg-surface px-4">
              <Icon name={icon} className={`size-5 ${TEXT_COLOUR[color]}`} />
              <span className="grow">{name}</span>
              <span className="text-muted tabular-nums">{102 + 2 * n}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="claims" title={tDetail("claims")}>
        <DataTable
          caption={tDetail("claimsNote")}
          columns={[
            { key: "number", heading: tDetail("claim") },
            { key: "kind", heading: tDetail("kind") },
            { key: "text", heading: tDetail("claimText") },
          ]}
          rows={outline.map(({ from, to, on, text }) => ({
            id: String(from),
            cells: {
              number: (
                <bdi className="whitespace-nowrap tabular-nums">{from === to ? from : `${from}–${to}`}</bdi>
              ),
              kind: on ? tDetail("dependsOn", { on }) : tDetail("independent"),
              text: (
                <span {...ENGLISH} className="block max-w-prose">
                  {text}
                </span>
              ),
            },
          }))}
        />
      </Section>
      <Section id="specification" title={tDetail("specification")}>
        <dl className="grid max-w-prose gap-4">
          {(["field", "background", "summary", "example"] as const).map((part) => (
            <div key={part}>
              <dt className="font-bold">{tDetail(`spec.${part}`)}</dt>
              <dd {...ENGLISH}>{specification[part]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ReviewForm patentId={id} {...review} />
      <Section id="related" title={tDetail("related")}>
        <ul className="flex flex-wrap gap-x-6">
          {related.map((other) => (
            <li key={other.id}>
              <TextLink href={addressOf(other.id)}>{other.title}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Neighbours patent={patent} />
      {open && (
        <FigureDialog
          key={open.number}
          figure={open}
          close={addressOf(id)}
          at={(number) => addressOf(id, number)}
        />
      )}
    </div>
  );
}
