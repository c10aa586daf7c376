// The front door to what people say about records, for pages and forms; what needs a database is in talk.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { POST_DROP_INTENT, POST_EDIT_INTENT, POST_INTENT, TALK_LIMITS } from "./talk.limits.ts";
export { Talk } from "./talk-list.tsx";
export { DropPostForm, EditPostForm, NewPostForm, PostBody, PrintedName } from "./talk-schemas.ts";
