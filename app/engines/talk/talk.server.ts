// The front door to what people say about records where there is a database.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { answerTalk } from "./answer-talk.server.ts";
export { block, hasBlocked, unblock } from "./blocks.server.ts";
export {
  addPost,
  dropPost,
  editPost,
  forgetting,
  forgettingOrphans,
  type NewPost,
  type PostSubject,
  posting,
  postsOf,
  type ReadPost,
} from "./posts.server.ts";
