#include "room/sha256.h"

#include <openssl/sha.h>

namespace troika::room {

Digest sha256(std::string_view text) {
  Digest digest;
  SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
  return digest;
}

}  // namespace troika::room
