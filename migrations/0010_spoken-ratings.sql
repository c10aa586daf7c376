CREATE TABLE `spoken_ratings` (
	`answer` text PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`language` text NOT NULL,
	`rating` text NOT NULL,
	`created_at` text NOT NULL
);
