#pragma once

#include "core/game.h"
#include "core/json_text.h"
#include "games/der_isses/rules.h"
#include "games/talat/rules.h"
#include "games/touche/rules.h"

namespace troika {

// What is sent about a game: what everyone sees, and what one seat knows besides. A truth is not
// for sending, and does not compile.
void write_json(JsonText& out, const DerIsses::Open& open);
void write_json(JsonText& out, const Talat::Open& open);
void write_json(JsonText& out, const Touche::Open& open);

void write_json(JsonText& out, const View<DerIsses>& view);
void write_json(JsonText& out, const View<Talat>& view);
void write_json(JsonText& out, const View<Touche>& view);

template <class G>
void write_json(JsonText& out, const Truth<G>& truth) = delete;

template <class T>
concept Sendable = requires(JsonText& out, const T& value) { write_json(out, value); };

static_assert(Sendable<View<DerIsses>> && !Sendable<Truth<DerIsses>>);
static_assert(Sendable<View<Touche>> && !Sendable<Truth<Touche>>);
static_assert(!std::convertible_to<Truth<DerIsses>, View<DerIsses>>);
static_assert(!std::convertible_to<Truth<Touche>, View<Touche>>);

}  // namespace troika
