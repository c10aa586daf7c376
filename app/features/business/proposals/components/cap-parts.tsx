import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { CAPS_AS_OF, DEPOSIT_CAPS, type DepositCap } from "../deposit-caps.ts";

/** The rule of a state in words. */
function useRule() {
  const t = useText("proposals");
  const { money, number } = useFormat();
  return ({ part, cents, above }: DepositCap) => {
    const values = { part: number(part) };
    if (cents !== undefined) return t("caps.partOr", { ...values, most: isolated(money(cents)) });
    if (above !== undefined) return t("caps.partAbove", { ...values, above: isolated(money(above)) });
    return t("caps.part", values);
  };
}

/** What a state allows, with where it says so, for a sentence about one; undefined for a state without a cap. */
export function useCap() {
  const rule = useRule();
  const { date } = useFormat();
  return (state: string) => {
    const cap = DEPOSIT_CAPS[state];
    return (
      cap && {
        ...{ state: isolated(state), rule: rule(cap), source: isolated(cap.source) },
        day: isolated(date(CAPS_AS_OF)),
      }
    );
  };
}

/** What the state of the site allows, beside a deposit: for whoever pays it as for whoever asks for it. */
export function CapNote({ state, deposit }: { state: string; deposit: number }) {
  const t = useText("proposals");
  const cap = useCap()(state);
  if (!cap || deposit <= 0) return null;
  return <p className="max-w-prose text-sm text-muted">{t("caps.note", cap)}</p>;
}

/** The caps that are known. */
export function CapTable() {
  const t = useText("proposals");
  const { date } = useFormat();
  const rule = useRule();
  return (
    <>
      <DataTable
        caption={t("caps.caption", { day: isolated(date(CAPS_AS_OF)) })}
        columns={[
          { key: "name", heading: t("fields.state") },
          { key: "cap", heading: t("caps.cap") },
          { key: "source", heading: t("caps.source") },
        ]}
        rows={Object.entries(DEPOSIT_CAPS).map(([name, cap]) => ({
          id: name,
          cells: {
            name: <bdi translate="no">{name}</bdi>,
            cap: rule(cap),
            source: <bdi translate="no">{cap.source}</bdi>,
          },
        }))}
      />
      <p className="text-sm text-muted">{t("caps.verify")}</p>
    </>
  );
}
