import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { ITEM_KINDS, BID_LIMITS as MOST } from "../bids.limits.ts";
import type { PackageView } from "../bids.view.server.ts";
import type { ScopeItem } from "../leveling.ts";
import { ItemName, useSay } from "./parts.tsx";

function Press({ view, item, intent }: { view: PackageView; item: ScopeItem; intent: "drop" | "take" }) {
  const t = useText("bids");
  const text = intent === "drop" ? t("scope.drop") : t(item.taken ? "scope.leave" : "scope.take");
  return (
    <form method="post" data-reload>
      <input type="hidden" name="version" value={view.package.version} />
      <input type="hidden" name="item" value={item.id} />
      <Button name="intent" value={intent} variant="outline" aria-label={`${text}: ${item.text}`}>
        {text}
      </Button>
    </form>
  );
}

/** What is asked for, item by item. */
export function Scope({ view, sent }: { view: PackageView; sent?: Sent }) {
  const t = useText("bids");
  const say = useSay();
  const { package: one, standing, readOnly } = view;
  const isDraft = standing.state === "draft" && !readOnly;
  const form = formOf(["item"], sent, { kind: "base" });
  const shared = { form, say };
  return (
    <TitledSection id="scope" title={t("scope.title")} className="grid gap-3">
      {one.items.length === 0 && <Notice title={t("scope.none")} />}
      <ol className="border-t-2 border-ink">
        {one.items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="flex flex-wrap items-center gap-2">
              <ItemName item={item} />
              {item.kind === "alternate" && (
                <Badge variant="secondary">{t(item.taken ? "scope.taken" : "scope.left")}</Badge>
              )}
            </span>
            {isDraft && (
              <span className="flex flex-wrap gap-2">
                {item.kind === "alternate" && <Press view={view} item={item} intent="take" />}
                <Press view={view} item={item} intent="drop" />
              </span>
            )}
          </li>
        ))}
      </ol>
      {isDraft && (
        <Fold title={t("scope.add")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="version" value={one.version} />
            <TypedField {...shared} name="text" label={t("fields.text")} most={MOST.item} />
            <div className="grid gap-5 sm:grid-cols-3">
              <TypedField {...shared} name="qty" label={t("fields.qty")} type="decimal" />
              <TypedField {...shared} name="unit" label={t("fields.unit")} most={MOST.unit} />
              <ChoiceField
                {...shared}
                name="kind"
                label={t("fields.kind")}
                options={ITEM_KINDS.map((value) => ({ value, text: say(`kinds.${value}`) }))}
              />
            </div>
            <Button name="intent" value="item" variant="outline" className="justify-self-start">
              {t("scope.save")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}
