import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { COMPLIANCE, GATE } from "../compliance.limits.ts";
import type { GateView } from "../compliance.view.server.ts";

interface GateScreenProps {
  view: GateView;
  /** For the guard: no way on, and nothing to change. */
  byLink?: boolean;
  mayShare?: boolean;
}

/** Who may enter today, large enough for a phone in the sun: a word, a sign and a colour each. */
export default function GateScreen({ view, byLink, mayShare }: GateScreenProps) {
  const t = useText("compliance");
  const { date } = useFormat();
  const { gate, rows } = view;
  return (
    <div className="sheet grid gap-6 py-6 sm:py-10">
      <header className="grid gap-1 border-b border-line pb-4">
        {!byLink && (
          <p className="print:hidden">
            <TextLink href={COMPLIANCE}>{t("gate.back")}</TextLink>
          </p>
        )}
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={gate.called} />
        </h1>
        {gate.sample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
        <p className="text-lg">{t("gate.today", { date: isolated(date(view.today)) })}</p>
        {gate.job && <p>{t("gate.job", { name: isolated(gate.job) })}</p>}
        <p className="text-lg font-bold">{t("gate.lead", { cleared: view.cleared, all: rows.length })}</p>
        {mayShare && (
          <p className="print:hidden">
            <TextLink href={`/workspace/share?type=${GATE}&id=${gate.id}`}>{t("gate.share")}</TextLink>
          </p>
        )}
      </header>
      {rows.length === 0 && <p>{t("gate.nobody")}</p>}
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li
            key={row.id}
            className={`grid gap-1 border border-s-8 border-line bg-surface p-4 ${row.cleared ? "border-s-ok" : "border-s-danger"}`}
          >
            <p
              className={`flex items-center gap-2 text-xl font-bold ${row.cleared ? "text-ok" : "text-danger"}`}
            >
              <Icon name={row.cleared ? "circle-check" : "circle-alert"} className="size-8" />
              {t(row.cleared ? "gate.enter" : "gate.stop")}
            </p>
            <p className="text-lg font-bold">
              <Typed text={row.called} />
            </p>
            {row.lacking.length > 0 && (
              <p>{t("lacking", { what: row.lacking.map((kind) => t(`kinds.${kind}`)).join(", ") })}</p>
            )}
          </li>
        ))}
      </ul>
      {gate.mayWrite && !byLink && (
        <form method="post" noValidate className="print:hidden" data-reload>
          <Button name="intent" value="remove" variant="destructive">
            {t("gate.remove")}
          </Button>
        </form>
      )}
    </div>
  );
}
