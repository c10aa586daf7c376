import { NewThingScreen } from "~/features/some-area/some-feature/components/new-thing-screen.tsx";

export const handle = { i18n: ["new-thing"] };

export default function NewThingRoute() {
  return <NewThingScreen />;
}
