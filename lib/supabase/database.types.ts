// Written by scripts/build-database-types.ts.

type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[];

export type Database = {
  public: {
    Tables: {
      blog_articles: {
        Row: {
          category: string;
          content: string;
          excerpt: string;
          id: string;
          image_url: string | null;
          published_at: string | null;
          read_time: number;
          search_text: string;
          slug: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          category: string;
          content: string;
          excerpt: string;
          id?: string;
          image_url?: string | null;
          published_at?: string | null;
          read_time: number;
          search_text?: never;
          slug: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          category?: string;
          content?: string;
          excerpt?: string;
          id?: string;
          image_url?: string | null;
          published_at?: string | null;
          read_time?: number;
          search_text?: never;
          slug?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          consented_at: string;
          email: string;
          id: string;
          text_version: string;
          token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          consented_at?: string;
          email: string;
          id?: string;
          text_version: string;
          token: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          consented_at?: string;
          email?: string;
          id?: string;
          text_version?: string;
          token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      bootstrap_first_admin: { Args: never; Returns: boolean };
      is_first_admin_settled: { Args: never; Returns: boolean };
      is_user_admin: { Args: never; Returns: boolean };
      list_blog_cards: { Args: { in_category?: string; news_items?: Json; page_number?: number; search?: string }; Returns: Json };
      subscribe_to_newsletter: { Args: { email: string; text_version: string }; Returns: string };
      unsubscribe_from_newsletter: { Args: { token: string }; Returns: boolean };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
