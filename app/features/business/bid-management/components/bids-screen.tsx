import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf } from "~/ui/typed-field.tsx";
import { BIDS, levelingPath, packagePath, TEMPLATES } from "../bids.limits.ts";
import type { BidsView } from "../bids.view.server.ts";
import { PackageFields } from "./package-fields.tsx";
import { Problem, useSay } from "./parts.tsx";

interface BidsScreenProps {
  view: BidsView & { from?: { from: string; topic: string; scope: string } };
  sent?: Sent;
}

function Begin({ view, sent }: BidsScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const form = formOf(["create"], sent, {
    ...{ topic: view.from?.topic ?? "", scope: view.from?.scope ?? "", template: "electrical" },
    ...{ trade: "electrical", zone: view.zone, dueDay: view.dueDay, dueTime: "14:00", sealed: "on" },
  });
  const from = view.from?.from ?? (form.isSent ? form.value("from") : "");
  return (
    <Fold title={t("begin.title")} open={form.isSent || view.from !== undefined}>
      <form method="post" action={BIDS} noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        {from && <input type="hidden" name="from" value={from} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceField
            form={form}
            say={say}
            name="template"
            label={t("fields.template")}
            hint={t("fields.templateHint")}
            options={[
              { value: "", text: t("fields.noTemplate") },
              ...TEMPLATES.map((value) => ({ value, text: say(`trades.${value}`) })),
            ]}
          />
          <ChoiceField
            form={form}
            say={say}
            name="project"
            label={t("fields.project")}
            options={[
              { value: "", text: t("fields.noProject") },
              ...view.jobs.map(({ id, name }) => ({ value: id, text: name })),
            ]}
          />
        </div>
        <PackageFields form={form} />
        <Button name="intent" value="create" size="lg" className="justify-self-start max-sm:w-full">
          {t("begin.submit")}
        </Button>
      </form>
    </Fold>
  );
}

function Line({ one }: { one: BidsView["packages"][number] }) {
  const t = useText("bids");
  const say = useSay();
  const { moment, number } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={packagePath(one.id)}
        className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
      >
        <Typed text={one.topic} />
      </a>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge variant={one.state === "open" ? "default" : "secondary"}>{say(`states.${one.state}`)}</Badge>
        {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>{say(`trades.${one.trade}`)}</span>
        {one.project && <Typed text={one.project} />}
        <span>{t("due.until", { due: isolated(moment(one.dueAt, one.siteZone)) })}</span>
        <span className="text-muted">
          {t("invites.count", { sent: number(one.sent), asked: number(one.asked) })}
        </span>
      </p>
    </li>
  );
}

/** What was given out to be bid on, and what is next. */
export default function BidsScreen({ view, sent }: BidsScreenProps) {
  const t = useText("bids");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading sheet={sheetNumber(screen("bidManagement"))} title={shell("screens.bidManagement.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.readOnly ? <Notice title={t("readOnly")} /> : <Begin view={view} sent={sent} />}
      <TitledSection id="packages" title={t("packages")} className="grid gap-2">
        {view.packages.length === 0 ? (
          <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>
        ) : (
          <ul className="border-t-2 border-ink">
            {view.packages.map((one) => (
              <Line key={one.id} one={one} />
            ))}
          </ul>
        )}
        <p>
          <TextLink href={levelingPath("sample")}>{t("example")}</TextLink>
        </p>
      </TitledSection>
    </div>
  );
}
