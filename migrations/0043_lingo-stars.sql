CREATE TABLE `lingo_stars` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `terms`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lingo_stars_term` ON `lingo_stars` (`workspace_id`,`slug`);