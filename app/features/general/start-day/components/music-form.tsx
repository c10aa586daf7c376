import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Music } from "../start-day.queries.server.ts";

export type MusicFields = Partial<Record<"songs" | "genre" | "song" | "player" | "overlay", string>>;

/** The state of the panel as the address has it. */
export function fieldsOf({ songs, genre, song, player, overlay }: Music): MusicFields {
  return {
    songs,
    genre,
    song: song?.id,
    player: player ? "1" : undefined,
    overlay: overlay ? "1" : undefined,
  };
}

/** A form that asks the page on which it stands for another state of the panel; its buttons and fields say which. */
export function MusicForm({
  fields,
  className,
  children,
}: {
  fields: MusicFields;
  className?: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <form method="get" action={`${pathname}#music`} data-keep-scroll className={className}>
      <input type="hidden" name="music" value="open" />
      {Object.entries(fields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
