import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { SiteDelivery } from "~/services/site-sources.ts";
import { Typed } from "~/ui/typed.tsx";
import { Press, type PressPage } from "./press.tsx";

interface DeliveriesProps extends PressPage {
  deliveries: readonly SiteDelivery[];
  workers: readonly { id: string; name: string }[];
  zone: string;
}

/** Who may have seen a load: a button for each name, or one where nobody has a name. */
function Seers({
  load,
  workers,
  ...page
}: Omit<DeliveriesProps, "deliveries" | "zone"> & { load: SiteDelivery }) {
  const t = useText("hard-hat-zone");
  const fields = { intent: "delivery", delivery: load.id };
  if (workers.length < 2)
    return (
      <Press
        {...page}
        fields={{ ...fields, worker: workers[0]?.id ?? "" }}
        name={t("deliveries.itOf", { load: isolated(load.name) })}
      >
        {t("deliveries.it")}
      </Press>
    );
  return (
    <>
      <p className="font-bold">{t("deliveries.who")}</p>
      {workers.map(({ id, name }) => (
        <Press
          key={id}
          {...page}
          fields={{ ...fields, worker: id }}
          name={t("deliveries.byOf", { name: isolated(name), load: isolated(load.name) })}
        >
          <Typed text={name} />
        </Press>
      ))}
    </>
  );
}

/** What is expected at the site today, and who saw that it is there. With several, each opens by a press. */
export function Deliveries({ deliveries, zone, ...page }: DeliveriesProps) {
  const t = useText("hard-hat-zone");
  const { moment } = useFormat();
  const open = deliveries.filter(({ seen }) => !seen);
  return (
    <ul className="grid gap-4">
      {deliveries.map((load) => (
        <li key={load.id} className="grid gap-3 border-b border-line pb-4">
          <p className="text-lg">
            <strong>
              <Typed text={load.name} />
            </strong>
            {load.supplier && (
              <>
                {", "}
                <Typed text={load.supplier} />
              </>
            )}
            {load.window && <>, {isolated(load.window)}</>}
          </p>
          {load.seen ? (
            <p className="text-lg text-ok">
              {load.seen.by
                ? t("deliveries.seen", {
                    ...{ name: isolated(load.seen.by), time: isolated(moment(load.seen.at, zone)) },
                  })
                : t("deliveries.seenAt", { time: isolated(moment(load.seen.at, zone)) })}
            </p>
          ) : (
            <details open={open.length === 1}>
              <summary className="flex min-h-14 cursor-pointer items-center text-lg font-bold underline">
                {t("deliveries.mark")}
                <span className="sr-only">: {isolated(load.name)}</span>
              </summary>
              <div className="grid gap-3 pt-2">
                <Seers load={load} {...page} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
