import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { CONNECT_LIMITS } from "../connections.limits.ts";
import type { NeedView } from "../connections.view.server.ts";
import { useSay } from "./parts.tsx";

/** Asks whoever posted a need, or whoever answered it, to be connected. */
export function ConnectForm({
  view,
  response = "",
  title,
  sent,
}: {
  view: NeedView;
  response?: string;
  title: string;
  sent?: Sent;
}) {
  const t = useText("connections");
  const say = useSay();
  const mine = (sent?.fields.response ?? "").trim() === response ? sent : undefined;
  const form = formOf(["connect"], mine);
  const ids = { line: `line-${response || "poster"}`, called: `called-${response || "poster"}` };
  return (
    <Fold title={title} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="response" value={response} />
        {view.called === null && (
          <TypedField
            {...{ form, say }}
            name="called"
            id={ids.called}
            label={t("form.called")}
            hint={t("form.calledHint")}
            most={CONNECT_LIMITS.called.most}
          />
        )}
        <TypedField
          {...{ form, say }}
          name="line"
          id={ids.line}
          label={t("people.line")}
          most={CONNECT_LIMITS.line}
        />
        <Button name="intent" value="connect" variant="outline" className="justify-self-start">
          {t("people.ask")}
        </Button>
      </form>
    </Fold>
  );
}
