import { useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { packageAddress } from "../patents.filters.ts";
import type { FilingPackage } from "../patents.queries.server.ts";
import { FigureDialog } from "./figure-dialog.tsx";
import { SampleNotice, ScreenHeading, StatusBadge } from "./patent-marks.tsx";
import { PatentTotals } from "./patent-totals.tsx";
import { SharePackage } from "./share-package.tsx";

interface FilingPackageScreenProps extends FilingPackage {
  /** The public origin, for the link that is shared. */
  origin: string;
  /** A package of nothing was asked for. */
  empty: boolean;
}

function Selection({ selection, sizes }: Pick<FilingPackage, "selection" | "sizes">) {
  const t = useText("patents");
  const tPackage = useText("patent-package");
  return (
    <nav aria-label={tPackage("selection")}>
      <ul className="grid gap-2 sm:grid-cols-3">
        {sizes.map(({ selection: each, count }) => (
          <li key={each}>
            <a
              href={packageAddress(each)}
              aria-current={each === selection ? "page" : undefined}
              className={`grid min-h-14 content-center rounded-control border px-4 py-2 ${each === selection ? "border-2 border-accent bg-tint" : "border-control bg-surface hover:bg-sunken"}`}
            >
              <span className="font-bold">
                {tPackage(`options.${each}`)} ({t("facts.patents", { count })})
              </span>
              <span className="text-sm">{tPackage(`notes.${each}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CriticalNotice({ critical, sizes }: Pick<FilingPackage, "critical" | "sizes">) {
  const tPackage = useText("patent-package");
  const provisional = sizes.find(({ selection }) => selection === "provisional")?.count ?? 0;
  return (
    <Notice
      tone="danger"
      title={tPackage("critical")}
      action={
        <p className="flex flex-wrap gap-3 pt-2">
          <a href={packageAddress("priority")} className={buttonClass({ variant: "outline" })}>
            {tPackage("toPriority")}
          </a>
          <a href={packageAddress("provisional")} className={buttonClass({ variant: "outline" })}>
            {tPackage("toProvisional")}
          </a>
        </p>
      }
    >
      <p>{tPackage("criticalText", { count: critical })}</p>
      <p>{tPackage("provisionalText", { count: provisional })}</p>
    </Notice>
  );
}

function Contents({
  selection,
  patents,
  empty,
}: Pick<FilingPackageScreenProps, "selection" | "patents" | "empty">) {
  const t = useText("patents");
  const tPackage = useText("patent-package");
  return (
    <form method="get" action="/attorney-filing-package/package.html" className="grid gap-4">
      <input type="hidden" name="selection" value={selection} />
      <input type="hidden" name="chosen" value="1" />
      <fieldset
        aria-describedby={empty ? "contents-error" : undefined}
        className={empty ? "border-s-4 border-danger ps-3" : ""}
      >
        <legend className="text-xl font-bold">{tPackage("contents")}</legend>
        {empty && (
          <p id="contents-error" className="font-medium text-danger">
            {tPackage("empty")}
          </p>
        )}
        <p className="pb-2 text-muted">{tPackage("contentsHint")}</p>
        <ul className="grid gap-px border border-line bg-line md:grid-cols-2">
          {patents.map(({ id, title, status, claims, figures }, n) => (
            <li key={id} className="bg-surface">
              <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2">
                <input
                  type="checkbox"
                  id={n === 0 ? "patent" : undefined}
                  name="patent"
                  value={id}
                  defaultChecked={!empty}
                  className="size-6 shrink-0 accent-accent"
                />
                <span className="grid">
                  <span className="font-medium">
                    {t("facts.number", { id })}: {title}
                  </span>
                  <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                    {t("facts.claimsCount", { count: claims })} ·{" "}
                    {t("facts.figuresCount", { count: figures })}
                    <StatusBadge status={status} />
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="flex flex-wrap gap-3">
        <Button>
          <Icon name="download" />
          {tPackage("html")}
        </Button>
        <Button variant="outline" formAction="/attorney-filing-package/package.pdf">
          <Icon name="download" />
          {tPackage("pdf")}
        </Button>
      </p>
      <p className="max-w-prose text-muted">{tPackage("files")}</p>
      <p className="max-w-prose text-muted">{tPackage("inventors")}</p>
    </form>
  );
}

/** What counsel takes away. */
export default function FilingPackageScreen({ origin, empty, ...filing }: FilingPackageScreenProps) {
  const tPackage = useText("patent-package");
  const { selection, patents, value, ready, open } = filing;
  const sum = (of: "claims" | "figures") => patents.reduce((total, patent) => total + patent[of], 0);
  const [first] = patents;
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <ScreenHeading id="filingPackage">
        <p>{tPackage("lead")}</p>
      </ScreenHeading>
      {empty && (
        <ErrorSummary title={tPackage("problem")} items={[{ field: "patent", message: tPackage("empty") }]} />
      )}
      <SampleNotice />
      <CriticalNotice {...filing} />
      <Selection {...filing} />
      <PatentTotals
        counts={[
          ["count", patents.length],
          ["claims", sum("claims")],
          ["figures", sum("figures")],
        ]}
        value={value}
        valueLabel={tPackage("value")}
        valueNote={tPackage("valueBasis", { count: ready })}
      />
      <Contents selection={selection} patents={patents} empty={empty} key={`${selection}-${empty}`} />
      {first && (
        <p>
          <TextLink href={packageAddress(selection, { patentId: first.id, number: 1 })} className="gap-2">
            <Icon name="eye" />
            {tPackage("drawing")}
          </TextLink>
        </p>
      )}
      {open && (
        <FigureDialog
          key={`${open.patentId}-${open.number}`}
          figure={open}
          close={packageAddress(selection)}
          at={(number) => packageAddress(selection, { patentId: open.patentId, number })}
        />
      )}
      <SharePackage link={origin + packageAddress(selection)} selection={tPackage(`options.${selection}`)} />
    </div>
  );
}
